import { useState } from 'react'
import type { ShareInputBody } from '#contract/dine-in/table.ts'
import { toDecimal } from '#domain/core/money.ts'
import { splitLimits } from '#domain/dine-in/table-share.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Stepper } from '#ui/fields/stepper.tsx'
import { useClient } from '../shell/use-client.ts'
import { useTableText } from '../i18n/use-table-text.ts'
import { Money } from '../shell/money.tsx'
import styles from './bill-screen.module.css'
import { useInside } from './use-table.tsx'

type Way = 'whole' | 'items' | 'part'

/** Paying by card: all that is left, certain dishes, or one of equal parts. Leads to the gateway's page and back. */
export function PayTable() {
  const t = useTableText()
  const { inside } = useInside()
  const [way, setWay] = useState<Way>(inside.split ? 'part' : 'whole')
  if (Number(inside.free) === 0) return <Note tone="info">{t('table.held-note')}</Note>
  return (
    <div className={styles.pay}>
      <Segmented
        legend={t('table.how')}
        name="way"
        value={way}
        onChange={setWay}
        options={[
          { value: 'whole', label: t('table.pay-whole') },
          { value: 'items', label: t('table.pay-items') },
          { value: 'part', label: t('table.pay-parts') },
        ]}
      />
      {way === 'whole' && <PayButton input={{ what: 'whole' }} amount={inside.free} />}
      {way === 'items' && <Items />}
      {way === 'part' && <Parts />}
    </div>
  )
}

function PayButton({ input, amount }: { input: ShareInputBody; amount: string }) {
  const t = useTableText()
  const client = useClient()
  const { session, act, busy } = useInside()
  const name = `pay ${JSON.stringify(input)}`
  const pay = () =>
    act(name, async () => {
      const { pay_url } = await client.payTable(session.id, input)
      window.location.assign(pay_url)
    })
  return (
    <Button
      size="lg"
      wide
      spread
      disabled={Number(amount) === 0}
      state={busy === name ? 'busy' : 'idle'}
      onClick={() => void pay()}
    >
      <span>{t('table.pay', { amount: '' })}</span>
      <Money amount={amount} />
    </Button>
  )
}

const minor = (amount: string) => Math.round(Number(amount) * 100)

function Items() {
  const t = useTableText()
  const { inside } = useInside()
  const lines = inside.rounds.filter((round) => !round.void).flatMap((round) => round.lines)
  const mine = inside.members.find((one) => one.mine)?.id
  const [chosen, setChosen] = useState(
    () => new Set(lines.filter((line) => line.member_id === mine).map((line) => line.line_id)),
  )
  const free = lines.filter((line) => line.taken === 'free')
  const wanted = free.filter((line) => chosen.has(line.line_id))
  const sum = Math.min(
    wanted.reduce((total, line) => total + minor(line.amount), 0),
    minor(inside.free),
  )
  const toggle = (id: string) =>
    setChosen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  return (
    <>
      <ul className={styles.items}>
        {free.map((line) => (
          <li key={line.line_id}>
            <label>
              <input
                type="checkbox"
                checked={chosen.has(line.line_id)}
                onChange={() => toggle(line.line_id)}
              />
              <span>
                <bdi>{line.name}</bdi> {t('table.times', { count: String(line.quantity) })}
              </span>
              <Money amount={line.amount} />
            </label>
          </li>
        ))}
      </ul>
      <PayButton
        input={{ what: 'items', line_ids: wanted.map((line) => line.line_id) }}
        amount={toDecimal(sum)}
      />
    </>
  )
}

function Parts() {
  const t = useTableText()
  const client = useClient()
  const { session, inside, act, busy } = useInside()
  const [people, setPeople] = useState(
    Math.max(splitLimits.least, inside.members.filter((one) => one.state === 'in').length),
  )
  const { split } = inside
  const held = split?.parts.some((part) => part.taken === 'held') ?? false
  return (
    <>
      {split && (
        <ul className={styles.parts}>
          {split.parts.map((part) => (
            <li key={part.part_no}>
              <span>{t('table.part', { no: String(part.part_no + 1) })}</span>
              {part.taken === 'free' ? (
                <PayButton
                  input={{ what: 'part', split_no: split.no, part_no: part.part_no }}
                  amount={part.amount}
                />
              ) : (
                <span className={styles.muted}>
                  {t(part.taken === 'paid' ? 'table.taken-paid' : 'table.taken-held')}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {!held && (
        <div className={styles.split}>
          <span id="people">{t('table.people')}</span>
          <span role="group" aria-labelledby="people">
            <Stepper
              value={people}
              min={splitLimits.least}
              max={splitLimits.most}
              onChange={setPeople}
              words={{ less: t('table.fewer'), more: t('table.more'), remove: t('table.fewer') }}
            />
          </span>
          <Button
            kind="s"
            state={busy === 'split' ? 'busy' : 'idle'}
            onClick={() => void act('split', () => client.splitTable(session.id, people))}
          >
            {t(split ? 'table.split-again' : 'table.split')}
          </Button>
        </div>
      )}
    </>
  )
}
