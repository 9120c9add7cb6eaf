import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { MouseEvent } from 'react'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './copy-button.module.css'

const shownMs = 1200

/** A value that a press copies; where the browser forbids copying, it is marked instead. */
export function CopyButton({ value }: { readonly value: string }) {
  const t = useText()
  const [done, setDone] = useState(false)
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(false), shownMs)
    return () => clearTimeout(timer)
  }, [done])
  const copy = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    try {
      await navigator.clipboard.writeText(value)
      setDone(true)
    } catch {
      window.getSelection()?.selectAllChildren(currentTarget)
    }
  }
  return (
    <span className={styles.place}>
      <button type="button" className={styles.copy} aria-label={t('copy.value', { value })} onClick={copy}>
        <N>{value}</N>
        <span className={done ? styles.done : styles.mark}>
          <Icon of={done ? Check : Copy} size="s" />
        </span>
      </button>
      <span className="vh" role="status">
        {done && t('copy.done')}
      </span>
    </span>
  )
}
