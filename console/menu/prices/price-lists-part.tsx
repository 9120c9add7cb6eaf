import { useState } from 'react'
import type { PriceListDeskWire, PriceListWire } from '#contract/menu/price-lists.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../i18n/use-text.ts'
import { PriceListFields } from './price-list-fields.tsx'
import { PriceRows } from './price-rows.tsx'
import { useSavedList } from './use-saved-list.ts'

let made = 0
const newList = (): PriceListWire => ({
  id: `new${(made += 1)}`,
  name: { ar: '', en: '' },
  branch_ids: [],
  channels: [],
  windows: [],
  from: null,
  to: null,
  basis_points: 0,
  group_ids: [],
  prices: [],
  is_offer: false,
  active: true,
})

const seenOf = ({ seen, lists: rows }: PriceListDeskWire) => ({ seen, rows })

/** Other prices for branches, channels and times, all saved as one. */
export function PriceListsPart({ desk }: { readonly desk: PriceListDeskWire }) {
  const t = useText()
  const client = useClient()
  const [known, setKnown] = useState(desk)
  const keep = (now: PriceListDeskWire) => {
    setKnown(now)
    return seenOf(now)
  }
  const list = useSavedList({
    first: seenOf(desk),
    make: newList,
    save: ({ seen, rows }) => client.savePriceLists({ seen, lists: rows }).then(keep),
    read: () => client.getPriceLists().then(keep),
    field: 'lists',
  })
  return (
    <PriceRows list={list} title={t('prices.of.lists')} about={t('prices.about.lists')} most={20}>
      {(one, at) => (
        <PriceListFields
          list={one}
          desk={known}
          errors={list.errorsOf(at)}
          set={(change) => list.put(at, change)}
        />
      )}
    </PriceRows>
  )
}
