import { createHash } from 'node:crypto'
import { DOMParser } from '@xmldom/xmldom'
import { C14nCanonicalization } from 'xml-crypto'
import xpath from 'xpath'

const select = xpath.useNamespaces({
  ubl: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  ext: 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2',
  ds: 'http://www.w3.org/2000/09/xmldsig#',
  xades: 'http://uri.etsi.org/01903/v1.3.2#',
})

/** An element of a received document, read by paths. */
export interface XmlPart {
  /** Takes a path; returns the text of the first element or attribute there, empty when there is none. */
  text(path: string): string
  /** The same as an amount in hundredths; NaN where it is none of at most two places. */
  amount(path: string): number
  has(path: string): boolean
  all(path: string): readonly XmlPart[]
}

/** Takes a text; returns its root element, undefined where it is no invoice of UBL 2.1. */
export function readXml(xml: string): XmlPart | undefined {
  const wrong: string[] = []
  const note = (message: string) => void wrong.push(message)
  const document = new DOMParser({
    errorHandler: { warning: note, error: note, fatalError: note },
  }).parseFromString(xml, 'text/xml')
  const root = document?.documentElement
  if (wrong.length > 0 || root?.localName !== 'Invoice') return undefined
  return partOf(root)
}

function partOf(node: Node): XmlPart {
  const text = (path: string) => {
    const found = select(`string(${path})`, node, true)
    return typeof found === 'string' ? found.trim() : ''
  }
  return {
    text,
    amount(path) {
      const written = text(path)
      return /^\d+(\.\d{1,2})?$/.test(written) ? Math.round(Number(written) * 100) : Number.NaN
    },
    has: (path) => select(`boolean(${path})`, node, true) === true,
    all(path) {
      const found = select(path, node, false)
      return Array.isArray(found) ? found.filter(xpath.isElement).map(partOf) : []
    },
  }
}

// what the authority's transforms take out of a document before its hash (KSA-13)
const left = [
  '/ubl:Invoice/ext:UBLExtensions',
  '/ubl:Invoice/cac:Signature',
  "/ubl:Invoice/cac:AdditionalDocumentReference[cbc:ID='QR']",
]

/**
 * Takes a text; returns its hash, Base64: without the parts that the transforms name, canonical XML, SHA-256. Canonical XML
 * 1.0 and 1.1 differ only in attributes of the xml namespace, of which a document has none; whoever sends one is refused.
 */
export function hashOf(xml: string): string {
  const document = new DOMParser().parseFromString(xml, 'text/xml')
  for (const path of left) {
    const found = select(path, document, false)
    if (Array.isArray(found)) for (const node of found) node.parentNode?.removeChild(node)
  }
  const canonical = new C14nCanonicalization().process(document.documentElement, {})
  return createHash('sha256').update(canonical, 'utf8').digest('base64')
}
