import { expect, test } from "vitest";
import { scrubText } from "./scrub-text.ts";

const SECRET = "S3cr";

test.each([
  ["a query", "/x?a=1&password=S3cr&b=2", "/x?a=1&password=[hidden]&b=2"],
  ["a scheme and its value", "Authorization: Basic S3cr==\nHost: x", "Authorization: [hidden]\nHost: x"],
  ["a scheme nobody knows", "proxy-authorization: AWS4-HMAC S3cr, Signature=S3cr", "proxy-authorization: [hidden]"],
  ["a header with quotes", 'Authorization: Digest username="x", response="S3cr"', "Authorization: [hidden]"],
  ["a header as JSON", '{"authorization":"Bearer S3cr","a":1}', '{"authorization":[hidden],"a":1}'],
  ["a whole line of cookies", "Cookie: a=S3cr; session=S3cr; b=S3cr\nHost: x", "Cookie: [hidden]\nHost: x"],
  ["a cookie that is set", "set-cookie: sid=S3cr; Path=/; HttpOnly", "set-cookie: [hidden]"],
  ["pwd", "user=a pwd=S3cr", "user=a pwd=[hidden]"],
  ["passwd", "passwd: S3cr", "passwd: [hidden]"],
  ["passphrase", "passphrase='S3cr S3cr' x", "passphrase=[hidden] x"],
  ["api_key", "api_key=S3cr&x=1", "api_key=[hidden]&x=1"],
  ["apiKey", '{"apiKey": "S3cr"}', '{"apiKey": [hidden]}'],
  ["a client's secret", "client_secret=S3cr", "client_secret=[hidden]"],
  ["a second field", "passwordConfirm=S3cr&a=1", "passwordConfirm=[hidden]&a=1"],
  ["words in quotes", '{"password":"S3cr, S3cr; S3cr","a":1}', '{"password":[hidden],"a":1}'],
  ["escaped quotes", '{"password":"a\\"S3cr","a":1}', '{"password":[hidden],"a":1}'],
  [
    "JSON in JSON",
    '{"body":"{\\"password\\":\\"a b S3cr\\",\\"c\\":1}"}',
    '{"body":"{\\"password\\":[hidden],\\"c\\":1}"}',
  ],
  [
    "a quote in JSON in JSON",
    '"{\\"password\\":\\"a\\\\\\"S3cr\\",\\"c\\":1}"',
    '"{\\"password\\":[hidden],\\"c\\":1}"',
  ],
  ["an encoded pair", "/login?next=%2Fx%3Fpassword%3DS3cr&a=1", "/login?next=%2Fx%3Fpassword%3D[hidden]&a=1"],
  ["encoded JSON", "q=%7B%22token%22%3A%22S3cr%20S3cr%22%7D", "q=%7B%22token%22%3A[hidden]%7D"],
  ["a list", '{"passwords":["S3cr","a]S3cr"],"a":1}', '{"passwords":[hidden],"a":1}'],
  ["a form's list", "passwords[0]=S3cr&passwords[1]=S3cr", "passwords[0]=[hidden]&passwords[1]=[hidden]"],
  ["what was cut off", '{"password":"S3cr S3cr', '{"password":[hidden]'],
  ["a token without its header", "refused: Bearer S3cr567890123456", "refused: Bearer [hidden]"],
  ["a database's address", "postgres://u:S3cr@db/x", "postgres://[hidden]@db/x"],
])("%s is hidden (LG-01)", (_what, text, hidden) => {
  expect(scrubText(text)).toBe(hidden);
  expect(scrubText(text)).not.toContain(SECRET);
});

test.each(["The password is wrong", "token expired at 12:30", "Secretary: Ms Noy", "ticketing: open", "a=1&b=2"])(
  "%s is left as it is",
  (text) => expect(scrubText(text)).toBe(text),
);

// With texts of the maximum length: a backtracking expression would not finish.
test.each(["password", "a", "\\", 'password="', "password=[", "cookie:", 'password=\\"', "%22", " ", "http://a:"])(
  "a long run of %j is read at once (RL-04)",
  (unit) => expect(scrubText(unit.repeat(4000)).length).toBeGreaterThan(0),
);
