import type { KeyObject } from 'node:crypto'
import type { DocumentWriter } from '../port.ts'
import { firstPreviousHash } from './hash-document.ts'
import { makeCsr, publicKeyOf } from './make-csr.ts'
import type { UnitCertificate } from './port.ts'
import { readCertificate } from './read-certificate.ts'
import { openUnitKey, signDocument } from './sign-document.ts'

/** Documents of Saudi Arabia, written and signed as its authority's toolkit does. */
export const zatcaWriter: DocumentWriter = {
  makeRequest: makeCsr,
  readCertificate: remembered(readOrNone),
  fits: (key, { publicKey }) => publicKeyOf(key).equals(publicKey),
  sign: ({ key, ...input }) => signDocument({ ...input, key: keyOf(key) }),
  firstPreviousHash,
}

const keyOf = remembered((pem: string): KeyObject => openUnitKey(pem))

function readOrNone(token: string): UnitCertificate | undefined {
  try {
    return readCertificate(token)
  } catch {
    return undefined
  }
}

/** So many units sign in turn before one is read anew. */
const most = 200

/** Reading a key or a certificate takes as long as a signature: each is read once while it is in use. */
function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, { readonly value: T }>()
  return (text) => {
    const found = known.get(text) ?? { value: read(text) }
    known.delete(text)
    known.set(text, found)
    const oldest = known.keys().next()
    if (known.size > most && !oldest.done) known.delete(oldest.value)
    return found.value
  }
}
