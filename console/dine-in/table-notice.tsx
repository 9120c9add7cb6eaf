import { useState } from 'react'
import type { TableActWire } from '#contract/dine-in/table-desk.ts'
import { Note } from '#ui/note.tsx'
import { useText } from '../i18n/use-text.ts'
import { Money } from '../shell/money.tsx'
import styles from './tables-screen.module.css'

/** What a colleague did at the table since this was opened, and who it was. */
export function TableNotice({ act }: { readonly act: TableActWire | null }) {
  const t = useText()
  const [first] = useState(act?.at)
  const news = act && act.at !== first && !act.mine ? act : undefined
  return (
    <div role="status" className={styles.told}>
      {news && (
        <Note tone="info">
          {t(`tables.told-${news.act}`, { by: news.by, from: news.from, to: news.to })}
          {news.amount !== null && (
            <>
              {': '}
              <Money amount={news.amount} />
            </>
          )}
        </Note>
      )}
    </div>
  )
}
