import { ChevronRight, Phone } from 'lucide-react'
import type { CSSProperties } from 'react'
import type { ReservationBranchesWire } from '#contract/reservations/reservation-slots.ts'
import type { ReservationWire } from '#contract/reservations/reservation-wire.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Empty } from '#ui/empty.tsx'
import { iconButtonClass } from '#ui/icon-button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { Typed } from '#ui/text/typed.tsx'
import { useCustomer } from '../customers/use-customer.ts'
import { keepTime } from '../i18n/keep-time.ts'
import { useReservationText } from '../i18n/use-reservation-text.ts'
import dinein from '../pictures/dinein.webp'
import moon from '../pictures/moon.webp'
import { LocalLink } from '../shell/local-link.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { pictureUrl } from '../shell/picture-url.ts'
import { SiteFooter } from '../shell/site-footer.tsx'
import { SiteHeader } from '../shell/site-header.tsx'
import { Tabs } from '../shell/tabs.tsx'
import { useLanguage } from '../shell/use-site.ts'
import type { PageLook } from '../shell/page-look.ts'
import { confirmPath, reservationPath, wizardPath } from './reservation-paths.ts'
import styles from './reservations-screen.module.css'

type Branch = ReservationBranchesWire['data'][number]

interface ReservationsScreenProps {
  readonly branches: readonly Branch[]
  readonly mine: readonly ReservationWire[]
  readonly look: PageLook
}

/** Mine, coming ones first, and where a table can be booked, in the tenant's own colours of this page (spec 3). */
export function ReservationsScreen({ branches, mine, look }: ReservationsScreenProps) {
  const t = useReservationText()
  const language = useLanguage()
  const title = look.title[language] || t('reserve.title')
  return (
    <>
      <PageHead title={title} />
      <SiteHeader />
      <main id="content" className={styles.page}>
        <Hero title={title} look={look} />
        <div className={styles.columns}>
          <section className={styles.part} aria-labelledby="reserve-branches">
            <h2 id="reserve-branches">{t('reserve.branches')}</h2>
            {branches.length === 0 ? (
              <Empty picture={moon} title={t('reserve.no-branch')} text={t('reserve.no-branch-text')}>
                <LocalLink to="/branches" className={buttonClass({ kind: 's' })}>
                  {t('reserve.all-branches')}
                </LocalLink>
              </Empty>
            ) : (
              <ul className={styles.list}>
                {branches.map((branch) => (
                  <li key={branch.branch_id}>
                    <BranchToBook branch={branch} />
                  </li>
                ))}
              </ul>
            )}
          </section>
          <Mine mine={mine} />
        </div>
      </main>
      <SiteFooter />
      <Tabs />
    </>
  )
}

function Hero({ title, look }: { readonly title: string; readonly look: PageLook }) {
  const t = useReservationText()
  const { background, text, pictureId } = look
  const own: CSSProperties & Record<'--ground', string> = { color: text, '--ground': background }
  return (
    <section className={styles.hero} style={own} aria-labelledby="reserve-title">
      {pictureId && <img className={styles.ground} src={pictureUrl(pictureId, 1200)} alt="" />}
      <div>
        <h1 id="reserve-title">{title}</h1>
        <p>{t('reserve.lead')}</p>
      </div>
      {!pictureId && <img className={styles.plate} src={dinein} alt="" width={132} height={132} />}
    </section>
  )
}

function BranchToBook({ branch }: { readonly branch: Branch }) {
  const t = useReservationText()
  const { branch_id, branch_name, address, phone, person_count_from, person_count_to, paid } = branch
  return (
    <article className={styles.branch}>
      <div className={styles.words}>
        <h3>
          <bdi>{branch_name}</bdi>
        </h3>
        <p>
          <Typed>{address}</Typed>
        </p>
        <p>
          {t('reserve.party', { from: person_count_from, to: person_count_to })}
          {paid && ` · ${t('reserve.sometimes-paid')}`}
        </p>
      </div>
      <div className={styles.ways}>
        <LocalLink
          to={wizardPath(branch_id)}
          className={buttonClass({ wide: true })}
          aria-label={t('reserve.book-at', { branch: branch_name })}
        >
          {t('reserve.title')}
        </LocalLink>
        {phone && (
          <a
            className={iconButtonClass('sunken')}
            href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
            aria-label={t('reserve.call', { name: branch_name })}
          >
            <Icon of={Phone} />
          </a>
        )}
      </div>
    </article>
  )
}

const tones = { pending: 'warn', pending_payment: 'warn', confirmed: 'ok', cancelled: 'plain' } as const

function Mine({ mine }: Pick<ReservationsScreenProps, 'mine'>) {
  const t = useReservationText()
  const { customer, known, openSignIn } = useCustomer()
  const isAhead = ({ status, visit }: ReservationWire) =>
    status !== 'cancelled' && (visit === 'expected' || visit === 'arrived' || visit === 'seated')
  const ahead = mine.filter(isAhead)
  const past = mine.filter((one) => !isAhead(one))
  return (
    <section className={styles.part} aria-labelledby="reserve-mine">
      <h2 id="reserve-mine">{t('reserve.mine')}</h2>
      {ahead.length === 0 && <p className={styles.none}>{t('reserve.none')}</p>}
      <Rows rows={ahead} />
      {known && !customer && (
        <p className={styles.offer}>
          <span>{t('reserve.sign-in')}</span>
          <Button kind="t" size="sm" onClick={openSignIn}>
            {t('reserve.sign-in-button')}
          </Button>
        </p>
      )}
      {past.length > 0 && (
        <details className={styles.past}>
          <summary>{t('reserve.past')}</summary>
          <Rows rows={past} />
        </details>
      )}
    </section>
  )
}

function Rows({ rows }: { readonly rows: readonly ReservationWire[] }) {
  const t = useReservationText()
  if (rows.length === 0) return null
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, branch_id, status, visit, words, guests_count, branch_name, may }) => (
        <li key={id}>
          <LocalLink
            to={may.includes('continue') ? confirmPath(branch_id, id) : reservationPath(id)}
            className={styles.row}
          >
            <span className={styles.words}>
              <b>{keepTime(words.whole)}</b>
              <small>
                {t('reserve.guests-count', { count: guests_count })} · <bdi>{branch_name}</bdi>
              </small>
            </span>
            <Badge tone={tones[status]}>
              {t(
                status === 'confirmed' && visit !== 'expected'
                  ? `reserve.visit-word.${visit}`
                  : `reserve.status.${status}`,
              )}
            </Badge>
            <Icon of={ChevronRight} size="s" flip />
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}
