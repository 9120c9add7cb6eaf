/** Returns a key of 128 random bits for one intent (safety 8): `randomUUID` is not there on plain http, this is. */
export function makeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
