/** An HTML file as text. Written back with `bytesOf`, a text that has not changed gives the same bytes. */
interface HtmlFile {
  text: string;
  hasByteOrderMark: boolean;
}

/** Why a file cannot be adopted, as the end of a sentence that starts with the file's name. */
export class UnreadableFile extends Error {}

/** A file without any tag, whatever its name. */
export class NotHtml extends UnreadableFile {}

const byteOrderMark = '\uFEFF';

/** Names of UTF-8, and of ASCII, which is a part of UTF-8. */
const readableEncodings = ['utf-8', 'utf8', 'unicode-1-1-utf-8', 'us-ascii', 'ascii'];

/** Whether a file is in UTF-16, by its first two bytes. */
const isUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xfe && second === 0xff) || (first === 0xff && second === 0xfe);

/** Browsers look for the encoding in the first 1,024 bytes. */
const declaredEncoding = (bytes: Uint8Array): string => {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  return /<meta\b[^>]*\bcharset\s*=\s*["']?\s*([\w:.-]+)/i.exec(start)?.[1] ?? 'utf-8';
};

/** The offset of the first byte that is not valid UTF-8. */
const firstInvalidByte = (bytes: Uint8Array): number => {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  for (let offset = 0; offset < bytes.length; offset += 1)
    try {
      decoder.decode(bytes.subarray(offset, offset + 1), { stream: true });
    } catch {
      return offset;
    }
  return bytes.length;
};

const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new UnreadableFile(
      `is not valid UTF-8 (byte ${firstInvalidByte(bytes).toLocaleString('en')}). Save it as UTF-8.`,
    );
  }
};

/** @throws {UnreadableFile} for a file in another encoding than UTF-8; {NotHtml} for one without any tag */
export const readHtml = (bytes: Uint8Array): HtmlFile => {
  if (isUtf16(bytes)) throw new UnreadableFile('is in UTF-16. Save it as UTF-8.');
  const encoding = declaredEncoding(bytes);
  if (!readableEncodings.includes(encoding.toLowerCase()))
    throw new UnreadableFile(
      `declares the encoding ${encoding}. Save it as UTF-8, and change \`charset\` in its <meta>.`,
    );
  const text = decode(bytes);
  if (text.includes('\0') || !/<[a-z!]/i.test(text)) throw new NotHtml('is not an HTML page.');
  const hasByteOrderMark = text.startsWith(byteOrderMark);
  return { text: hasByteOrderMark ? text.slice(1) : text, hasByteOrderMark };
};

export const bytesOf = ({ text, hasByteOrderMark }: HtmlFile): Uint8Array =>
  new TextEncoder().encode(hasByteOrderMark ? byteOrderMark + text : text);
