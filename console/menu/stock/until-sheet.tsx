import { Clock, Hand, Moon } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { Until } from './use-stock.ts'
import styles from './until-sheet.module.css'

interface UntilSheetProps {
  readonly name: string
  readonly onClose: () => void
  readonly onChoose: (until: Until) => void
}

const choices = [
  { until: 'hour', icon: Clock, words: 'stock.hour' },
  { until: 'day', icon: Moon, words: 'stock.day' },
  { until: 'back', icon: Hand, words: 'stock.back' },
] as const

/** For how long an item is sold out: one press answers. */
export function UntilSheet({ name, onClose, onChoose }: UntilSheetProps) {
  const t = useText()
  return (
    <Sheet title={t('stock.ask', { name })} closeWord={t('shell.close')} onClose={onClose}>
      <div className={styles.choices}>
        {choices.map(({ until, icon, words }) => (
          <Button key={until} kind="q" wide onClick={() => onChoose(until)}>
            <Icon of={icon} size="s" />
            {t(words)}
          </Button>
        ))}
      </div>
    </Sheet>
  )
}
