import { useEffect, useState } from 'react'
import type { VehicleChoicesWire } from '#contract/delivery/customer-places.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useClient } from '../../shell/use-client.ts'
import { useCart } from '../../ordering/cart/use-cart.ts'
import { useCustomer } from '../../customers/use-customer.ts'
import { useText } from '../../i18n/use-text.ts'
import { LateSkeleton } from '../../shell/late-skeleton.tsx'
import styles from './place-sheet.module.css'
import { useSave } from './use-save.ts'
import { VehicleLine } from './vehicle-line.tsx'
import { VehicleSheet } from './vehicle-sheet.tsx'

/** Spec 2, the car selection: one of the saved vehicles, or a new one for this order. */
export default function CarDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const { customer } = useCustomer()
  const { cart, changeDraft } = useCart()
  const { saving, trouble, save } = useSave(onClose)
  const saved = customer?.vehicles ?? []
  const [adding, setAdding] = useState(saved.length === 0)
  if (adding) return <NewCar onClose={onClose} />
  return (
    <Sheet
      title={t('car.choose')}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <Button kind="s" wide onClick={() => setAdding(true)}>
          {t('car.new')}
        </Button>
      }
    >
      <div className={styles.form}>
        {trouble && (
          <Note tone="err" alert>
            {trouble}
          </Note>
        )}
        {saved.map((vehicle) => (
          <ChoiceRow
            key={vehicle.id}
            type="radio"
            name="vehicle"
            value={vehicle.id}
            checked={cart?.vehicle?.id === vehicle.id}
            disabled={saving}
            onChange={() => save(() => changeDraft({ vehicle: { id: vehicle.id } }))}
          >
            <VehicleLine vehicle={vehicle} />
          </ChoiceRow>
        ))}
      </div>
    </Sheet>
  )
}

/** For this order alone: the account keeps its own list. */
function NewCar({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const client = useClient()
  const { cart, changeDraft } = useCart()
  const [choices, setChoices] = useState<VehicleChoicesWire | 'failed'>()
  useEffect(() => {
    let left = false
    const take = (found: VehicleChoicesWire | 'failed') => left || setChoices(found)
    client.vehicleChoices().then(take, () => take('failed'))
    return () => {
      left = true
    }
  }, [client])
  if (typeof choices !== 'object')
    return (
      <Sheet title={t('car.choose')} closeWord={t('shell.close')} onClose={onClose}>
        <div className={styles.form}>
          {choices === 'failed' ? (
            <Note tone="err" alert>
              {t('vehicle.unread')}
            </Note>
          ) : (
            <LateSkeleton heights={['48px', '160px', '120px']} />
          )}
        </div>
      </Sheet>
    )
  return (
    <VehicleSheet
      vehicle={undefined}
      typed={cart?.vehicle?.id === null ? cart.vehicle : undefined}
      first
      choices={choices}
      onClose={onClose}
      onSaved={onClose}
      forOrder={(vehicle) => changeDraft({ vehicle })}
    />
  )
}
