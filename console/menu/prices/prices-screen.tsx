import type { FeeDeskWire } from '#contract/menu/fees.ts'
import { useText } from '../../i18n/use-text.ts'
import page from '../../shell/page.module.css'
import head from '../../shell/screen-head.module.css'
import { FeesPart } from './fees-part.tsx'

interface PricesScreenProps {
  readonly fees: FeeDeskWire
}

/** What an order costs besides its dishes' own prices. */
export function PricesScreen({ fees }: PricesScreenProps) {
  const t = useText()
  return (
    <>
      <title>{t('prices.title')}</title>
      <header className={head.head}>
        <h1>{t('prices.title')}</h1>
      </header>
      <main id="content" className={page.page}>
        <FeesPart desk={fees} />
      </main>
    </>
  )
}
