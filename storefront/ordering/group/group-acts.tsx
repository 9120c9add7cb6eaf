import { useState } from 'react'
import { limits } from '#domain/core/limits.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import { Card } from '../../customers/account/card.tsx'
import { useText } from '../../i18n/use-text.ts'
import { ShareButton } from '../../shell/share/share-button.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import styles from './group.module.css'
import type { useGroup } from './use-group.ts'

type Seen = ReturnType<typeof useGroup>

/** What this phone may do: join, add dishes, leave; the host shares the link, closes the list and orders. */
export function GroupActs({ seen }: { readonly seen: Seen }) {
  const t = useText()
  const { group, refused } = seen
  const joins = group.open && group.role === 'stranger'
  return (
    <>
      {refused && !joins && (
        <Note tone="err" alert>
          {refused}
        </Note>
      )}
      <div role="status">
        {group.order_id && <Note tone="ok">{t('group.ordered')}</Note>}
        {!group.open && !group.order_id && <Note tone="info">{t('group.closed')}</Note>}
      </div>
      {group.order_id && (
        <LocalLink to={`/o/${group.order_id}`} className={buttonClass({ size: 'lg', wide: true })}>
          {t('group.follow')}
        </LocalLink>
      )}
      {!group.order_id && group.role === 'host' && <HostActs seen={seen} />}
      {!group.order_id && group.role === 'companion' && <CompanionActs seen={seen} />}
      {joins && <Join seen={seen} />}
    </>
  )
}

function HostActs({ seen: { group, busy, setOpen } }: { readonly seen: Seen }) {
  const t = useText()
  return (
    <Card title={t('group.invite')}>
      <div className={styles.invite}>
        <p className={styles.small}>{t('group.invite-hint')}</p>
        <ShareButton path={`/group/${group.id}`} title={t('group.title')} label={t('group.share-link')} />
      </div>
      {group.open ? (
        <>
          <LocalLink to="/menu" className={buttonClass({ kind: 's', wide: true })}>
            {t('group.add')}
          </LocalLink>
          <Button size="lg" wide state={busy ? 'busy' : 'idle'} onClick={() => setOpen(false)}>
            {t('group.close')}
          </Button>
        </>
      ) : (
        <>
          <LocalLink to="/checkout" className={buttonClass({ size: 'lg', wide: true })}>
            {t('group.checkout')}
          </LocalLink>
          <Button kind="t" wide state={busy ? 'busy' : 'idle'} onClick={() => setOpen(true)}>
            {t('group.reopen')}
          </Button>
        </>
      )}
    </Card>
  )
}

/** Who is in a list that takes nothing more can still go, and order alone again. */
function CompanionActs({ seen: { group, busy, leave } }: { readonly seen: Seen }) {
  const t = useText()
  return (
    <div className={styles.acts}>
      {group.open && (
        <LocalLink to="/menu" className={buttonClass({ size: 'lg', wide: true })}>
          {t('group.add')}
        </LocalLink>
      )}
      <Button kind="t" wide state={busy ? 'busy' : 'idle'} onClick={leave}>
        {t('group.leave')}
      </Button>
    </div>
  )
}

function Join({ seen: { busy, refused, join } }: { readonly seen: Seen }) {
  const t = useText()
  const [name, setName] = useState('')
  return (
    <Card title={t('group.join-title')}>
      <form
        className={styles.plain}
        onSubmit={(event) => {
          event.preventDefault()
          join(name)
        }}
      >
        <Field
          label={t('group.name')}
          value={name}
          error={refused}
          maxLength={limits.name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" size="lg" wide state={busy ? 'busy' : 'idle'}>
          {t('group.join')}
        </Button>
      </form>
    </Card>
  )
}
