import { wordIn } from '#domain/core/words.ts'
import { N } from '#ui/text/n.tsx'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../i18n/use-text.ts'
import { Money } from '../shell/money.tsx'
import { useChallengeWords } from './challenge-words.tsx'
import styles from './loyalty-screen.module.css'
import type { ChallengeForm } from './use-challenge-form.ts'

/** The challenge as customers will see it, and what it would have done last month. */
export function ChallengePreview({ form }: { readonly form: ChallengeForm }) {
  const t = useText()
  const words = useChallengeWords()
  const language = useLanguage()
  const { body, tried } = form
  const names = { ar: form.text.name_ar, en: form.text.name_en }
  const name = wordIn(names, language)
  return (
    <section className={styles.preview} aria-label={t('loyalty.preview')}>
      <p className={styles.small}>{t('loyalty.preview')}</p>
      <p>
        <b>
          <bdi>{name || t('loyalty.add-challenge')}</bdi>
        </b>
      </p>
      {body && (
        <>
          <p>{words.goal(body)}</p>
          <p className={styles.reward}>{words.reward(body)}</p>
        </>
      )}
      <div role="status">
        {tried && (
          <>
            <p className={styles.small}>{t('loyalty.tried', { days: tried.days })}</p>
            <dl className={styles.facts}>
              <Fact name={t('loyalty.tried-players')}>
                <N>{tried.players}</N>
              </Fact>
              <Fact name={t('loyalty.tried-winners')}>
                <N>{tried.winners}</N>
              </Fact>
              <Fact name={t('loyalty.tried-wins')}>
                <N>{tried.wins}</N>
              </Fact>
              <Fact name={t('loyalty.tried-cost')}>
                <Money amount={tried.cost_money} />
              </Fact>
              <Fact name={t('loyalty.tried-orders')}>
                <N>{tried.orders}</N>
              </Fact>
            </dl>
          </>
        )}
      </div>
    </section>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
