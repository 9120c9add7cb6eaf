import type { EarningRulesWire } from '#contract/loyalty/earning-desk.ts'
import { parseAmount, shareOf, toDecimal } from '#domain/core/money.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { useText } from '../i18n/use-text.ts'
import { useMember } from '../shell/member.ts'
import { Money } from '../shell/money.tsx'
import { useFaultWords } from '../shell/use-fault-words.ts'
import styles from './loyalty-screen.module.css'
import { useEarningForm, type EarningForm, type EarningRule } from './use-earning-form.ts'

const parts: readonly { name: 'points' | 'cash' | 'referral'; rules: readonly EarningRule[] }[] = [
  {
    name: 'points',
    rules: ['points_earned', 'points_from', 'point_value', 'points_minimum', 'points_last_days'],
  },
  { name: 'cash', rules: ['cashback'] },
  { name: 'referral', rules: ['referral_owner', 'referral_friend', 'referral_from', 'referral_most'] },
]

/** What every order and invitation gives: seen as customers see it, tried on last month, then saved. */
export function EarningScreen({ first }: { readonly first: EarningRulesWire }) {
  const t = useText()
  const form = useEarningForm(first)
  return (
    <>
      <title>{t('earning.title')}</title>
      <header className={styles.head}>
        <h1>{t('earning.title')}</h1>
      </header>
      <main id="content" className={styles.page}>
        <div className={styles.rules}>
          <p className={styles.small}>{t('earning.hint')}</p>
          {parts.map(({ name, rules }) => (
            <section key={name} className={styles.card} aria-labelledby={`part-${name}`}>
              <h2 id={`part-${name}`}>{t(`earning.${name}`)}</h2>
              <div className={styles.pair}>
                {rules.map((rule) => (
                  <Rule key={rule} form={form} name={rule} />
                ))}
              </div>
            </section>
          ))}
          <Preview form={form} />
          <div className={styles.foot}>
            <Button kind="s" wide state={form.busy === 'try' ? 'busy' : 'idle'} onClick={form.tryIt}>
              {t('earning.try')}
            </Button>
            <Button wide state={form.busy === 'save' ? 'busy' : 'idle'} onClick={form.save}>
              {t('earning.save')}
            </Button>
          </div>
          <div role="status">{form.saved && <Note tone="ok">{t('earning.saved')}</Note>}</div>
          {form.refused && (
            <Note tone="err" alert>
              {form.refused}
            </Note>
          )}
        </div>
      </main>
    </>
  )
}

const money: readonly EarningRule[] = [
  'points_from',
  'point_value',
  'referral_owner',
  'referral_friend',
  'referral_from',
]

function Rule({ form, name }: { readonly form: EarningForm; readonly name: EarningRule }) {
  const t = useText()
  const fault = useFaultWords()
  const { symbol } = useMember().tenant
  return (
    <Field
      label={t(`earning.${name}`)}
      code={money.includes(name) ? symbol : name === 'cashback' ? '%' : undefined}
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      value={form.text[name]}
      error={form.wrong.includes(name) ? fault(form.text[name]) : undefined}
      onChange={(event) => form.type(name, event.currentTarget.value)}
    />
  )
}

const sampleFood = 10_000

/** What a cart would say, and what last month would have cost. */
function Preview({ form: { rules, tried } }: { readonly form: EarningForm }) {
  const t = useText()
  const from = parseAmount(rules?.points_from ?? '') ?? 0
  const points = rules && sampleFood >= from ? (sampleFood / 100) * rules.points_earned : 0
  const cash = rules ? shareOf(sampleFood, parseAmount(rules.cashback) ?? 0) : 0
  const facts =
    tried &&
    ([
      ['tried-orders', <N key="o">{tried.orders}</N>],
      ['tried-customers', <N key="c">{tried.customers}</N>],
      ['tried-points', <N key="p">{tried.points}</N>],
      ['tried-points-cost', <Money key="pc" amount={tried.points_cost} />],
      ['tried-cashback', <Money key="m" amount={tried.cashback} />],
      ['tried-invitations', <N key="i">{tried.invitations}</N>],
      ['tried-invitations-cost', <Money key="ic" amount={tried.invitations_cost} />],
    ] as const)
  return (
    <section className={styles.preview} aria-label={t('loyalty.preview')}>
      <p className={styles.small}>{t('earning.preview')}</p>
      <p className={styles.reward}>
        {t('earning.preview-points', { count: points })}
        {cash > 0 && ` · ${t('earning.preview-cash', { amount: toDecimal(cash) })}`}
      </p>
      <div role="status">
        {facts && (
          <>
            <p className={styles.small}>{t('earning.tried', { days: tried.days })}</p>
            <dl className={styles.facts}>
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt>{t(`earning.${name}`)}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
    </section>
  )
}
