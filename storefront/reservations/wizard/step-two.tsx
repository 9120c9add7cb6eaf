import { useRef } from 'react'
import type { ReservationWire } from '#contract/reservations/reservation-wire.ts'
import { limits } from '#domain/core/limits.ts'
import { toWesternDigits } from '#domain/core/digits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { LiveFields } from '#web/live-fields.tsx'
import { MobileField } from '../../shell/mobile-field.tsx'
import { NameField } from '../../shell/name-field.tsx'
import { useCustomer } from '../../customers/use-customer.ts'
import { useReservationText } from '../../i18n/use-reservation-text.ts'
import { allergenIcon } from '../../menu/item/allergen-icon.ts'
import { ContinueElsewhere } from './continue-elsewhere.tsx'
import { ReservationCard } from '../reservation-card.tsx'
import { continuePath } from '../reservation-paths.ts'
import styles from './step-two.module.css'
import { useDetails, type Details } from './use-details.ts'
import { WizardFrame, type WizardFrameProps } from './wizard-frame.tsx'

/** What is offered to choose from. */
export interface DetailsChoices {
  readonly events: readonly { readonly id: string; readonly name: string; readonly icon: string }[]
  readonly allergens: readonly { readonly id: string; readonly name: string; readonly icon: string }[]
}

interface StepTwoProps extends Pick<WizardFrameProps, 'strip'> {
  readonly reservation: ReservationWire
  readonly choices: DetailsChoices
  readonly keyOfLink?: string
}

/** Who comes, and what the restaurant should know: occasion, allergens, note (spec 3, 4). */
export function StepTwo({ reservation, choices, keyOfLink, strip }: StepTwoProps) {
  const t = useReservationText()
  const fields = useRef<HTMLFormElement>(null)
  const details = useDetails(reservation, keyOfLink, fields)
  const { id, branch_id, branch_name } = reservation
  return (
    <WizardFrame
      step="two"
      branch={branch_name}
      back={continuePath(branch_id, id, 'one', keyOfLink)}
      strip={strip}
      foot={
        <Button size="lg" wide state={details.busy ? 'busy' : 'idle'} onClick={() => void details.save()}>
          {t('reserve.go-on')}
        </Button>
      }
    >
      <ReservationCard reservation={reservation} change={continuePath(branch_id, id, 'one', keyOfLink)} />
      <form
        ref={fields}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void details.save()
        }}
      >
        <LiveFields>
          <Contact details={details} />
          <Occasion details={details} events={choices.events} />
          <Allergens details={details} allergens={choices.allergens} />
          <section className={styles.card} aria-label={t('reserve.note')}>
            <Field
              label={t('reserve.note')}
              hint={t('reserve.note-hint')}
              name="note"
              dir="auto"
              rows={3}
              limit={limits.notes}
              value={details.form.note}
              error={details.wrong('note')}
              onChange={(event) => details.change({ note: event.currentTarget.value })}
            />
          </section>
          {details.refused && (
            <Note tone="err" alert>
              {details.refused}
            </Note>
          )}
          <button type="submit" className="vh" tabIndex={-1} aria-hidden>
            {t('reserve.go-on')}
          </button>
        </LiveFields>
      </form>
      <ContinueElsewhere reservation={reservation} keyOfLink={keyOfLink} />
    </WizardFrame>
  )
}

function Contact({ details }: { readonly details: Details }) {
  const t = useReservationText()
  const { customer, known, openSignIn } = useCustomer()
  const { form, change, wrong } = details
  return (
    <section className={styles.card} aria-labelledby="reserve-contact">
      <h2 id="reserve-contact">{t('reserve.contact')}</h2>
      {known && !customer && (
        <p className={styles.offer}>
          <span>{t('reserve.have-account')}</span>
          <Button kind="t" size="sm" onClick={openSignIn}>
            {t('reserve.sign-in-button')}
          </Button>
        </p>
      )}
      <NameField
        label={t('reserve.name')}
        name="name"
        value={form.name}
        error={wrong('name')}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <MobileField
        label={t('reserve.mobile')}
        name="phone"
        value={form.phone}
        error={wrong('phone')}
        onChange={(event) => change({ phone: toWesternDigits(event.currentTarget.value) })}
      />
      <Field
        label={t('reserve.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        limit={limits.email}
        value={form.email}
        error={wrong('email')}
        onChange={(event) => change({ email: event.currentTarget.value })}
      />
    </section>
  )
}

function Occasion({ details, events }: { readonly details: Details } & Pick<DetailsChoices, 'events'>) {
  const t = useReservationText()
  const { form, change } = details
  if (events.length === 0) return null
  return (
    <fieldset className={styles.card}>
      <legend className="vh">{t('reserve.occasion')}</legend>
      <h2 aria-hidden>{t('reserve.occasion')}</h2>
      <div className={styles.chips}>
        {[{ id: null, name: t('reserve.no-occasion'), icon: '' }, ...events].map(({ id, name, icon }) => (
          <label key={id} className={styles.chip}>
            <input
              className="vh"
              type="radio"
              name="event"
              checked={form.eventId === id}
              onChange={() => change({ eventId: id })}
            />
            {icon && <span aria-hidden>{icon}</span>}
            <bdi>{name}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Allergens({
  details,
  allergens,
}: { readonly details: Details } & Pick<DetailsChoices, 'allergens'>) {
  const t = useReservationText()
  const { form, change } = details
  if (allergens.length === 0) return null
  const toggle = (id: string) =>
    form.allergenIds.includes(id) ? form.allergenIds.filter((one) => one !== id) : [...form.allergenIds, id]
  return (
    <fieldset className={styles.card}>
      <legend className="vh">{t('reserve.allergens')}</legend>
      <div>
        <h2 aria-hidden>{t('reserve.allergens')}</h2>
        <p className={styles.hint}>{t('reserve.allergens-hint')}</p>
      </div>
      <div className={styles.chips}>
        {allergens.map(({ id, name, icon }) => {
          const shape = allergenIcon(icon)
          return (
            <label key={id} className={styles.chip}>
              <input
                className="vh"
                type="checkbox"
                name="allergen"
                checked={form.allergenIds.includes(id)}
                onChange={() => change({ allergenIds: toggle(id) })}
              />
              {shape && <Icon of={shape} size="s" />}
              <bdi>{name}</bdi>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
