import type { AuthorityRemark, EInvoicePlace, SendEnd } from '#domain/einvoicing/authority-answer.ts'
import type { CsrInput, SignedDocument, SignInput, UnitCertificate, UnitRequest } from './zatca/port.ts'

/** How a unit signs in: the certificate as the authority gave it, and its secret. */
export interface AuthorityLogin {
  readonly token: string
  readonly secret: string
}

/** A certificate as it is handed out, with the number of the request that led to it. */
export interface IssuedCertificate extends AuthorityLogin {
  readonly requestId: string
}

/**
 * How a request for a certificate ended. `refused` says what is wrong: the one-time password, the request, documents that are
 * still to be checked, the login. `conditional` is a renewal that asks for the compliance documents once more.
 */
export type CertificateAnswer =
  | { readonly end: 'issued'; readonly issued: IssuedCertificate }
  | { readonly end: 'conditional'; readonly issued: IssuedCertificate }
  | {
      readonly end: 'refused'
      readonly what: 'otp' | 'request' | 'checks' | 'login' | 'other'
      readonly remarks: readonly AuthorityRemark[]
    }
  | { readonly end: 'too-many'; readonly afterMs?: number }
  | { readonly end: 'no-answer'; readonly why: string }

/** What is sent of a document. */
export interface SentDocument {
  readonly uuid: string
  /** Base64 of SHA-256. */
  readonly hash: string
  readonly xml: string
}

/**
 * A tax authority that knows units and their documents. No method throws: no answer is an end too, and a document may be sent
 * any number of times, since the authority knows it by its hash and answers a second one as a duplicate. What Egypt's
 * e-receipt and the UAE's PINT AE need of it stands in decision 0246.
 */
export interface EInvoiceAuthority {
  /** The authority's clock, UTC ms; undefined when it does not answer. Sends nothing of the restaurant's. */
  time(): Promise<number | undefined>
  /** Takes a request (PEM in Base64) and the one-time password of the authority's portal. */
  complianceCertificate(input: { csr: string; otp: string }): Promise<CertificateAnswer>
  /** Sends a document that proves what the unit can do. */
  checkCompliance(login: AuthorityLogin, document: SentDocument): Promise<SendEnd>
  productionCertificate(login: AuthorityLogin, requestId: string): Promise<CertificateAnswer>
  renewCertificate(login: AuthorityLogin, input: { csr: string; otp: string }): Promise<CertificateAnswer>
  /** Of a simplified document, or a standard one while clearance is off. */
  report(login: AuthorityLogin, document: SentDocument): Promise<SendEnd>
  /** Of a standard document, before its buyer gets it. */
  clear(login: AuthorityLogin, document: SentDocument): Promise<SendEnd>
}

/** How documents of a country are written and signed; needs no network. */
export interface DocumentWriter {
  makeRequest(input: CsrInput): UnitRequest
  /** Takes a token of the authority; returns its certificate, undefined when it is none. */
  readCertificate(token: string): UnitCertificate | undefined
  /** Takes a stored key; returns whether the certificate is for it. */
  fits(key: string, certificate: UnitCertificate): boolean
  /** Throws when the document cannot be written: a bug, or something that the domain let pass. */
  sign(input: Omit<SignInput, 'key'> & { readonly key: string }): SignedDocument
  /** What stands before a unit's first document. */
  readonly firstPreviousHash: string
}

/** All that the product knows of e-invoicing outside of it. */
export interface EInvoicing {
  authority(place: EInvoicePlace): EInvoiceAuthority
  readonly writer: DocumentWriter
  /** Where a new unit is registered, by the start's setting. */
  readonly place: EInvoicePlace
}
