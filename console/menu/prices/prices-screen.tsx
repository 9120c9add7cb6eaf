import type { FeeDeskWire } from '#contract/menu/fees.ts'
import type { PriceListDeskWire } from '#contract/menu/price-lists.ts'
import { useText } from '../../i18n/use-text.ts'
import { PartTabs } from '../../shell/nav/part-tabs.tsx'
import page from '../../shell/page.module.css'
import head from '../../shell/screen-head.module.css'
import { FeesPart } from './fees-part.tsx'
import { PriceListsPart } from './price-lists-part.tsx'

/** The part that is shown, with what it is about. */
export type PricesPart =
  | { readonly of: 'lists'; readonly lists: PriceListDeskWire }
  | { readonly of: 'fees'; readonly fees: FeeDeskWire }

/** What an order costs besides its dishes' own prices: other prices for places and times, and fees. */
export function PricesScreen({ part }: { readonly part: PricesPart }) {
  const t = useText()
  return (
    <>
      <title>{t('prices.title')}</title>
      <header className={head.head}>
        <h1>{t('prices.title')}</h1>
      </header>
      <main id="content" className={page.page}>
        <PartTabs
          label={t('prices.parts')}
          path="/prices"
          parts={[
            { of: 'lists', word: t('prices.of.lists') },
            { of: 'fees', word: t('prices.of.fees') },
          ]}
          shown={part.of}
        />
        {part.of === 'fees' ? <FeesPart desk={part.fees} /> : <PriceListsPart desk={part.lists} />}
      </main>
    </>
  )
}
