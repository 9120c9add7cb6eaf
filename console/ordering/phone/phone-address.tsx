import { useState } from 'react'
import type { PhoneAddressWire } from '#contract/ordering/phone-desk.ts'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useText, type TextOf } from '../../i18n/use-text.ts'
import { useMember } from '../../shell/member.ts'
import page from '../../shell/page.module.css'
import { AddressForm } from './address-form.tsx'
import type { PhoneOrder } from './use-phone-order.ts'
import { ZoneTerms } from './zone-terms.tsx'

/** Where it goes: a door that is known of the caller, or a new one; and what its zone says. */
export function PhoneAddress({ order }: { readonly order: PhoneOrder }) {
  const t = useText()
  const { draft, caller, change } = order
  const [added, setAdded] = useState<readonly PhoneAddressWire[]>([])
  const [adding, setAdding] = useState(false)
  const doors = [...(caller?.addresses ?? []), ...added]
  const isNew = adding || doors.length === 0
  const choose = (address: PhoneAddressWire) => {
    setAdding(false)
    change({ address })
  }
  return (
    <>
      {doors.length > 0 && (
        <fieldset className={page.choices}>
          <legend>{t('phone.address')}</legend>
          {doors.map((door, i) => (
            <ChoiceRow
              // a row keeps nothing of its own
              key={i}
              type="radio"
              name="phone-address"
              checked={!isNew && sameAddress(door, draft.address)}
              onChange={() => choose(door)}
              end={door.latitude === null ? <Badge tone="warn">{t('phone.no-pin')}</Badge> : undefined}
            >
              <bdi>{doorWords(door, t)}</bdi>
            </ChoiceRow>
          ))}
          <ChoiceRow type="radio" name="phone-address" checked={isNew} onChange={() => setAdding(true)}>
            {t('phone.address-new')}
          </ChoiceRow>
        </fieldset>
      )}
      {isNew && (
        <AddressForm
          desk={order.desk}
          onUse={(address) => {
            setAdded((before) => [...before, address])
            choose(address)
          }}
        />
      )}
      {!isNew && <Terms order={order} />}
    </>
  )
}

const sameAddress = (one: PhoneAddressWire, other: PhoneAddressWire | null) =>
  JSON.stringify(one) === JSON.stringify(other)

function doorWords(door: PhoneAddressWire, t: TextOf): string {
  const numbers = [
    [t('delivery.building'), door.building_number],
    [t('delivery.floor'), door.floor_number],
    [t('delivery.apartment'), door.apartment_number],
  ].flatMap(([word, number]) => (number ? [`${word} ${number}`] : []))
  return [door.street_name, ...numbers, door.special_mark].filter((one) => one !== '').join(' · ')
}

/** What the zone of the address asks for; or who delivers there instead. */
function Terms({ order }: { readonly order: PhoneOrder }) {
  const t = useText()
  const { branches } = useMember()
  const { cart, draft, change } = order
  if (cart.refused && Object.keys(cart.refused.fields).length > 0)
    return (
      <Note tone="err" alert>
        {Object.values(cart.refused.fields).flat().join(' ')}
      </Note>
    )
  const { saved, fresh } = cart
  if (!saved || !fresh || draft.address === null) return null
  const { delivery } = saved.cart
  const { outside } = saved
  if (draft.address.latitude === null) return <Note tone="warn">{t('phone.place-needed')}</Note>
  if (outside) {
    const reach = outside.branches.filter(({ id }) => branches.some((one) => one.id === id))
    return (
      <Note tone="warn" alert>
        <p>
          {t('phone.outside')}
          {outside.branches.length > 0 &&
            ` ${t('phone.outside-others', { names: outside.branches.map(({ name }) => name).join(' · ') })}`}
          {outside.pickup &&
            ` ${t('phone.nearest', { name: outside.pickup.name, km: outside.pickup.distance })}`}
        </p>
        <span className={page.acts}>
          {reach.map(({ id, name }) => (
            <Button key={id} kind="s" size="sm" onClick={() => change({ branchId: id, slot: null })}>
              {t('phone.order-from', { name })}
            </Button>
          ))}
        </span>
      </Note>
    )
  }
  if (!delivery) return null
  const zone = { name: delivery.zone_name, fee: delivery.full_fee, minimum: delivery.minimum }
  return <ZoneTerms zone={zone} missing={draft.lines.length > 0 ? delivery.missing : '0.00'} />
}
