import { isSafeHtml } from '#domain/core/safe-html.ts'

/** What is read of an editor's content; a browser's nodes are such. */
export interface EditedNode {
  readonly nodeType: number
  readonly nodeName: string
  readonly textContent: string | null
  readonly childNodes: ArrayLike<EditedNode>
  getAttribute?(name: string): string | null
}

const allowedTags: Readonly<Record<string, string>> = {
  P: 'p',
  DIV: 'p',
  H1: 'h2',
  H2: 'h2',
  H3: 'h3',
  H4: 'h3',
  UL: 'ul',
  OL: 'ol',
  LI: 'li',
  B: 'strong',
  STRONG: 'strong',
  I: 'em',
  EM: 'em',
  U: 'u',
}
const blocks = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li'])
const skipped = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'IFRAME', 'OBJECT', 'SVG', 'MATH', 'HEAD'])

/**
 * Takes what an editor holds (pasted things among it); returns the HTML that the server takes: tags of text alone, links
 * to https, mail, phone and own paths, all else as its plain text. The same judge as the server's stands behind it.
 */
export function cleanHtml(root: EditedNode): string {
  const html = inside(root)
    .replace(/<(p|h2|h3|li|strong|em|u)>(\s|<br>)*<\/\1>/g, '')
    .trim()
  return isSafeHtml(html) ? html : escape(root.textContent ?? '')
}

const inside = (node: EditedNode): string => Array.from(node.childNodes, written).join('')

function written(node: EditedNode): string {
  if (node.nodeType === 3) return escape(node.textContent ?? '')
  if (node.nodeType !== 1) return ''
  const name = node.nodeName.toUpperCase()
  if (skipped.has(name)) return ''
  if (name === 'BR') return '<br>'
  if (name === 'HR') return '<hr>'
  if (name === 'A') return link(node)
  const tag = allowedTags[name]
  const content = inside(node)
  if (!tag) return content
  // a block inside a paragraph would end it in every browser
  if (tag === 'p' && hasBlock(node)) return content
  return `<${tag}>${content}</${tag}>${blocks.has(tag) ? '\n' : ''}`
}

function hasBlock(node: EditedNode): boolean {
  return Array.from(node.childNodes).some((child) =>
    blocks.has(allowedTags[child.nodeName.toUpperCase()] ?? ''),
  )
}

function link(node: EditedNode): string {
  const href = node.getAttribute?.('href') ?? ''
  const whole = `<a href="${href}">${inside(node)}</a>`
  return isSafeHtml(`<a href="${href}"></a>`) ? whole : inside(node)
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00A0', ' ')
}
