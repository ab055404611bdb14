import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const keyBytes = 32;
const saltBytes = 16;

const derive = promisify(scrypt) as (password: string, salt: string, bytes: number) => Promise<Buffer>;

/** `salt:hash`, both in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes).toString('base64url');
  return `${salt}:${(await derive(password, salt, keyBytes)).toString('base64url')}`;
}

/** Takes as long for a wrong password as for the right one. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split(':');
  const derived = await derive(password, salt, keyBytes);
  const expected = Buffer.from(hash, 'base64url');
  return expected.length === keyBytes && timingSafeEqual(derived, expected);
}
