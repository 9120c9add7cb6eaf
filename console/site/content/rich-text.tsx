import { Bold, Heading2, Heading3, Italic, Link2, List, ListOrdered, Redo2, Undo2 } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { isSafeHtml } from '#domain/core/safe-html.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useText } from '../../i18n/use-text.ts'
import { cleanHtml } from './clean-html.ts'
import styles from './content-screen.module.css'

interface RichTextProps {
  readonly label: string
  readonly dir: 'rtl' | 'ltr'
  /** Where it begins; what is typed afterwards stays the editor's own. */
  readonly first: string
  readonly onChange: (html: string) => void
}

const tools = [
  ['content.bold', Bold, 'bold', undefined],
  ['content.italic', Italic, 'italic', undefined],
  ['content.heading', Heading2, 'formatBlock', 'h2'],
  ['content.subheading', Heading3, 'formatBlock', 'h3'],
  ['content.bullets', List, 'insertUnorderedList', undefined],
  ['content.numbers', ListOrdered, 'insertOrderedList', undefined],
] as const

/** An editor of formatted text; what it gives away is plain HTML of text (clean-html.ts). */
export function RichText({ label, dir, first, onChange }: RichTextProps) {
  const t = useText()
  const id = useId()
  const editor = useRef<HTMLDivElement>(null)
  const begin = useRef(first)
  useEffect(() => {
    const element = editor.current
    if (element) element.innerHTML = isSafeHtml(begin.current) ? begin.current : ''
    document.execCommand('defaultParagraphSeparator', false, 'p')
  }, [])
  const tell = () => editor.current && onChange(cleanHtml(editor.current))
  const run = (command: string, value?: string) => {
    editor.current?.focus()
    // the one way to change a selection that every browser undoes with Ctrl+Z
    document.execCommand(command, false, value)
    tell()
  }
  const link = () => {
    const address = window.prompt(t('content.link-ask'), 'https://')
    if (address) run('createLink', address)
  }
  return (
    <div className={styles.rich}>
      <span id={id}>{label}</span>
      <div role="toolbar" aria-label={label} className={styles.tools}>
        {tools.map(([word, icon, command, value]) => (
          <IconButton key={word} icon={icon} label={t(word)} onClick={() => run(command, value)} />
        ))}
        <IconButton icon={Link2} label={t('content.link')} onClick={link} />
        <IconButton icon={Undo2} flip label={t('content.undo')} onClick={() => run('undo')} />
        <IconButton icon={Redo2} flip label={t('content.redo')} onClick={() => run('redo')} />
      </div>
      <div
        ref={editor}
        className={styles.editor}
        role="textbox"
        aria-multiline
        aria-labelledby={id}
        tabIndex={0}
        contentEditable
        suppressContentEditableWarning
        dir={dir}
        onInput={tell}
        onBlur={tell}
      />
    </div>
  )
}
