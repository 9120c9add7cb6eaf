/** An element of a document that is written here: its name with prefix, attributes in canonical order, and what is in it. */
export interface XmlElement {
  readonly name: string
  readonly attributes?: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[] | string
}

/** What is left out where it is not there. */
type Maybe<T> = T | undefined | false

/** Takes a name and children; returns the element, without children that are not there. */
export function element(name: string, ...children: readonly Maybe<XmlElement>[]): XmlElement {
  return { name, children: children.filter((child) => child !== undefined && child !== false) }
}

/** Takes a name, a text and attributes; returns the element. */
export function textElement(
  name: string,
  text: string,
  attributes?: Readonly<Record<string, string>>,
): XmlElement {
  return { name, children: text, ...(attributes && { attributes }) }
}

/** What XML 1.0 cannot hold, escaped or not: control characters and halves of a pair. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Takes any text; returns it as canonical XML 1.1 writes it inside an element. What XML cannot hold is left out. */
export function escapeText(text: string): string {
  return text
    .replace(unwritable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#xD;')
}

/** Takes any text; returns it as canonical XML 1.1 writes it in an attribute. */
export function escapeAttribute(text: string): string {
  return text
    .replace(unwritable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\t', '&#x9;')
    .replaceAll('\n', '&#xA;')
    .replaceAll('\r', '&#xD;')
}

/**
 * Takes elements; returns them in the form of canonical XML 1.1, so that what is written is what is hashed: no white space
 * between elements, no short form of an empty one.
 */
export function writeXml(elements: readonly XmlElement[]): string {
  return elements.map(writeElement).join('')
}

function writeElement({ name, attributes = {}, children }: XmlElement): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`)
    .join('')
  const inside = typeof children === 'string' ? escapeText(children) : writeXml(children)
  return `<${name}${written}>${inside}</${name}>`
}
