import { useRef, useState } from 'react'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { MapSettingsWire } from '#contract/delivery/maps.ts'
import { addressLimits } from '#domain/delivery/check-address.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Note } from '#ui/note.tsx'
import { pageCookies } from '#web/browser-stores.ts'
import { readBranchChoice } from '../ordering/cart/branch-choice.ts'
import { useCustomer } from '../customers/use-customer.ts'
import { useDeliveryText } from '../i18n/use-delivery-text.ts'
import { useText } from '../i18n/use-text.ts'
import { MapField } from './map/map-field.tsx'
import { AddressFields } from './places/address-fields.tsx'
import { addressFields, addressForm, addressProblems, type AddressForm } from './places/address-form.ts'
import { focusField } from './places/place-form.tsx'
import { useAddressForm } from './places/use-address-form.ts'
import styles from './delivery-form.module.css'
import { readAddress, readSpot } from './stored-places.ts'
import { PointWords } from './point-words.tsx'
import { useConfirmAddress } from './use-confirm-address.ts'
import { usePointAnswer } from './use-point-answer.ts'

interface DeliveryFormProps {
  readonly cart: CartWire | undefined
  readonly settings: MapSettingsWire
  /** Where it goes on; none: the menu. */
  readonly next: string | undefined
}

/** The place, who delivers there and on which terms, then what a driver must know of it. */
export function DeliveryForm({ cart, settings, next }: DeliveryFormProps) {
  const t = useText()
  const words = useDeliveryText()
  const { customer } = useCustomer()
  const fields = useRef<HTMLFormElement>(null)
  const { form, change, spot, onSpot } = useAddressForm(() => beginOf(cart))
  const [branchId, setBranchId] = useState(
    () => cart?.branch_id ?? readBranchChoice(pageCookies.read())?.branchId,
  )
  const answer = usePointAnswer(spot, branchId)
  const [asked, setAsked] = useState(false)
  const [save, setSave] = useState(false)
  const { saving, failed, confirm, goElsewhere } = useConfirmAddress(next)
  const problems = asked ? addressProblems(form) : {}
  // an empty cart goes wherever it is delivered from
  const server =
    typeof answer === 'object'
      ? (answer.served ?? (cart?.bill.count ? undefined : answer.others[0]))
      : undefined

  const send = () => {
    setAsked(true)
    const [wrong] = addressFields.filter((field) => addressProblems(form)[field])
    if (!spot || !server) return fields.current?.querySelector<HTMLElement>('[data-point]')?.focus()
    if (wrong) return focusField(fields, wrong)
    return confirm({ address: form, branchId: server.branch_id, save: save && customer !== undefined })
  }
  return (
    <form
      ref={fields}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <MapField settings={settings} spot={spot} called={form.geocode_address} onSpot={onSpot} />
      <div data-point tabIndex={-1} className={styles.point}>
        <PointWords
          answer={answer}
          server={server}
          missing={asked && !spot}
          onChoose={({ type, branchId: to }) => (type === 'delivery' ? setBranchId(to) : goElsewhere(to))}
        />
      </div>
      <AddressFields
        form={form}
        change={change}
        problem={(field) => problems[field] && t(problems[field], { count: addressLimits[field] })}
      />
      {customer && (
        <ChoiceRow type="checkbox" toggle name="save" checked={save} onChange={setSave}>
          {words('delivery.save')}
        </ChoiceRow>
      )}
      {failed && (
        <Note tone="err" alert>
          {failed}
        </Note>
      )}
      <Button type="submit" size="lg" wide state={saving ? 'busy' : 'idle'}>
        {server ? words('delivery.confirm-from', { branch: server.branch_name }) : words('delivery.confirm')}
      </Button>
    </form>
  )
}

/** What the cart is sent to already, else where this browser's last delivery went, else where its map was. */
function beginOf(cart: CartWire | undefined): AddressForm {
  const known = cart?.address ?? readAddress()
  const { id: _, ...details } = known && 'id' in known ? known : { ...known, id: null }
  return { ...addressForm(undefined), ...(known ? details : readSpot()), is_default: false }
}
