import { useState } from 'react'
import type { FeeDeskWire, FeeWire } from '#contract/menu/fees.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../i18n/use-text.ts'
import { FeeFields } from './fee-fields.tsx'
import { PriceRows } from './price-rows.tsx'
import { useSavedList } from './use-saved-list.ts'

let made = 0
const newFee = (): FeeWire => ({
  id: `new${(made += 1)}`,
  name: { ar: '', en: '' },
  kind: 'order',
  amount: '1.00',
  basis_points: 0,
  types: ['pickup', 'car', 'delivery'],
  branch_ids: [],
  below: null,
  item_ids: [],
  group_ids: [],
  tax: null,
  active: true,
})

const seenOf = ({ seen, fees: rows }: FeeDeskWire) => ({ seen, rows })

/** The fees of the owner's own, all saved as one. */
export function FeesPart({ desk }: { readonly desk: FeeDeskWire }) {
  const t = useText()
  const client = useClient()
  const [known, setKnown] = useState(desk)
  const keep = (now: FeeDeskWire) => {
    setKnown(now)
    return seenOf(now)
  }
  const list = useSavedList({
    first: seenOf(desk),
    make: newFee,
    save: ({ seen, rows }) => client.saveFees({ seen, fees: rows }).then(keep),
    read: () => client.getFees().then(keep),
    field: 'fees',
  })
  return (
    <PriceRows list={list} title={t('prices.of.fees')} about={t('prices.about.fees')} most={20}>
      {(fee, at) => (
        <FeeFields fee={fee} desk={known} errors={list.errorsOf(at)} set={(change) => list.put(at, change)} />
      )}
    </PriceRows>
  )
}
