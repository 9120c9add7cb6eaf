import type { KeyObject } from 'node:crypto'
import type { TaxDocument } from '#domain/einvoicing/tax-document.ts'

/** Where a unit's documents stand in its chain. */
export interface ChainPlace {
  /** Counts the unit's documents from 1 (ICV). */
  readonly counter: number
  /** Base64, the hash of the unit's last document; `firstPreviousHash` before its first (PIH). */
  readonly previousHash: string
}

/** A certificate as the authority gives it, read once and kept with its unit. */
export interface UnitCertificate {
  /** DER in Base64 on one line, as it stands in a document. */
  readonly base64: string
  /** RFC 2253 with the toolkit's spaces: "CN=…, DC=…". */
  readonly issuer: string
  readonly subject: string
  /** Decimal; longer than a 64-bit number. */
  readonly serial: string
  /** UTC ms. */
  readonly notBefore: number
  readonly notAfter: number
  /** SubjectPublicKeyInfo in DER. */
  readonly publicKey: Buffer
  /** The issuer's signature over the certificate, DER of an ECDSA value (tag 9 of the QR code). */
  readonly signature: Buffer
  /** VAT number and unit's serial number of its extension, where it names them. */
  readonly taxNumber: string
  readonly unitSerial: string
}

/** What is signed: the document, its place and who signs. */
export interface SignInput extends ChainPlace {
  readonly document: TaxDocument
  /** secp256k1, private; `openUnitKey` makes it of the stored text once. */
  readonly key: KeyObject
  readonly certificate: UnitCertificate
  /** When it is signed, UTC ms. */
  readonly signedAt: number
}

/** A document that can be handed over. */
export interface SignedDocument {
  readonly xml: string
  /** Base64 of SHA-256: `invoiceHash` of the interface, and the next document's `previousHash`. */
  readonly hash: string
  /** Base64 of the TLV with tags 1 to 9 (1 to 8 of a standard document: the authority stamps it at clearance). */
  readonly qr: string
}

/** Which place the unit is registered at; names the certificate's template. */
export type ZatcaPlace = 'sandbox' | 'simulation' | 'production'

/** Who asks for a certificate. */
export interface CsrInput {
  readonly place: ZatcaPlace
  /** CN: names the unit at the authority. */
  readonly commonName: string
  /** Of SN "1-solution|2-model|3-serial". */
  readonly solution: string
  readonly model: string
  readonly serial: string
  readonly taxNumber: string
  /** O. */
  readonly organisation: string
  /** OU: the branch; of a VAT group the member's ten-digit number. */
  readonly unit: string
  /** Which documents it will make. */
  readonly kinds: { readonly standard: boolean; readonly simplified: boolean }
  readonly address: string
  readonly category: string
}

/** A new key with its request. */
export interface UnitRequest {
  /** PKCS #8, PEM: sealed before it is stored. */
  readonly key: string
  /** PEM. */
  readonly csr: string
  /** `csr` of the interface: the PEM in Base64. */
  readonly csrForInterface: string
}
