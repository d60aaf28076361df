import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";

const compressed = promisify(gzip);
const expanded = promisify<Buffer, Buffer>(gunzip);

/** Compresses and encrypts a text with a key of 32 bytes; null where more than `most` bytes would be left. */
export async function encryptText(key: Buffer, text: string, most: number): Promise<Buffer | null> {
  const plain = await compressed(text);
  if (plain.length > most) return null;
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

export async function decryptText(key: Buffer, encrypted: Buffer): Promise<string> {
  const opened = createDecipheriv("aes-256-gcm", key, encrypted.subarray(0, 12)).setAuthTag(encrypted.subarray(12, 28));
  return String(await expanded(Buffer.concat([opened.update(encrypted.subarray(28)), opened.final()])));
}
