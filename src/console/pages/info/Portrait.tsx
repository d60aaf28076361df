import { Button } from "antd";
import { useRef, useState } from "react";
import { storedMeanwhile } from "../../../crud/optimistic-locking/stored-meanwhile.web.ts";
import { IMAGE_TYPES, UPLOAD_TEXTS } from "../../../contract/files/upload.ts";
import { ownAccount, PORTRAIT_PLACE, type OwnAccount } from "../../../modules/user/own-account.ts";
import { call } from "../../../web/api/call.ts";
import { callUpload } from "../../../web/api/upload.ts";
import { useFeedback } from "../../../web/feedback/Feedback.tsx";
import { useText } from "../../../web/i18n/language.tsx";
import { Avatar } from "../../../web/components/Avatar.tsx";
import { PortraitCropDialog } from "./PortraitCropDialog.tsx";
import styles from "./info.module.css";
import { PORTRAIT_TEXTS } from "./texts.ts";

interface PortraitProps {
  readonly account: OwnAccount;
  readonly onChanged: (account: OwnAccount) => void;
}

/** State of the portrait: the picture being cropped, and saving or removing, each of which reports its result. */
function usePortrait({ account, onChanged }: PortraitProps) {
  const t = useText();
  const feedback = useFeedback();
  const [picture, setPicture] = useState<ImageBitmap>();
  const crop = (next?: ImageBitmap) =>
    setPicture((before) => {
      before?.close();
      return next;
    });
  const [isRemoving, setRemoving] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (!IMAGE_TYPES.some((type) => type === file.type)) return feedback.error(t(UPLOAD_TEXTS.wrongType));
    try {
      crop(await createImageBitmap(file));
    } catch {
      feedback.error(t(PORTRAIT_TEXTS.unreadable));
    }
  };
  const save = async (avatar: string, version = account.version): Promise<void> => {
    try {
      onChanged(await call(ownAccount.update, { avatar, version }));
    } catch (error) {
      const now = storedMeanwhile(error, ownAccount.info.reply);
      if (!now) throw error;
      // Another part of the account changed, such as its password, so there is no conflict to resolve.
      if (now.avatar === account.avatar && now.version !== version) return save(avatar, now.version);
      onChanged(now);
      throw error;
    }
  };
  const use = async (portrait: File) => {
    const { filePath } = await callUpload(portrait, { basePath: PORTRAIT_PLACE });
    await save(filePath);
    crop();
    feedback.success(t(PORTRAIT_TEXTS.done));
  };
  const remove = async () => {
    setRemoving(true);
    try {
      await save("");
      feedback.success(t(PORTRAIT_TEXTS.removed));
    } catch (error) {
      feedback.failure(error);
    } finally {
      setRemoving(false);
    }
  };
  return { picture, leave: () => crop(), take, use, isRemoving, remove };
}

/** The person's portrait, from any JPEG or PNG. It is cropped in the browser, so that little is uploaded. */
export function Portrait(props: PortraitProps) {
  const { account } = props;
  const t = useText();
  const picker = useRef<HTMLInputElement>(null);
  const { picture, leave, take, use, isRemoving, remove } = usePortrait(props);
  return (
    <div className={`stack ${styles.portrait}`} data-gap="12">
      <Avatar name={account.realName || account.username} picture={account.avatar} size={96} />
      <div className={`row ${styles.portraitActions}`} data-gap="0">
        <input
          ref={picker}
          type="file"
          hidden
          accept={IMAGE_TYPES.join(",")}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
        <Button size="small" onClick={() => picker.current?.click()}>
          {t(account.avatar === "" ? PORTRAIT_TEXTS.choose : PORTRAIT_TEXTS.replace)}
        </Button>
        {account.avatar === "" ? null : (
          <Button size="small" type="text" loading={isRemoving} onClick={() => void remove()}>
            {t(PORTRAIT_TEXTS.remove)}
          </Button>
        )}
      </div>
      {picture ? <PortraitCropDialog picture={picture} onUse={use} onClose={leave} /> : null}
    </div>
  );
}
