import { createHash } from 'node:crypto'

/** Takes the key that seals secrets; returns what database and backup say of it: enough to tell two keys apart. */
export function keyName(secretKey: string): string {
  // "backup", since backups were the first to say it
  return createHash('sha256').update(`backup ${secretKey}`).digest('base64url').slice(0, 16)
}
