import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { CampaignsWire } from '#contract/loyalty/campaigns.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { useClient } from '#web/use-client.ts'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../../i18n/use-text.ts'
import campaignPicture from '../../pictures/campaign.webp'
import { CampaignCard } from './campaign-card.tsx'
import { CampaignSheet } from './campaign-sheet.tsx'
import styles from './campaigns.module.css'
import { GroupSheet } from './group-sheet.tsx'

const lookMs = 5000

/** Messages and coupons to those who asked for them, what came of each, and the groups that customers are in. */
export function CampaignsScreen({ first }: { readonly first: CampaignsWire }) {
  const t = useText()
  const [seen, setSeen] = useCampaigns(first)
  const [open, setOpen] = useState<'campaign' | 'group'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <title>{t('campaign.title')}</title>
      <header className={styles.head}>
        <h1>{t('campaign.title')}</h1>
        <Button onClick={() => setOpen('campaign')}>
          <Icon of={Plus} />
          {t('campaign.add')}
        </Button>
      </header>
      <main id="content" className={styles.page}>
        {seen.data.length === 0 && (
          <Empty picture={campaignPicture} title={t('campaign.empty')} text={t('campaign.empty-lead')} />
        )}
        <ul className={styles.list}>
          {seen.data.map((campaign) => (
            <li key={campaign.id}>
              <CampaignCard
                campaign={campaign}
                onChange={(changed) =>
                  setSeen((before) => ({
                    ...before,
                    data: before.data.map((one) => (one.id === changed.id ? changed : one)),
                  }))
                }
              />
            </li>
          ))}
        </ul>
        <Groups groups={seen.groups} onAdd={() => setOpen('group')} />
      </main>
      {open === 'campaign' && (
        <CampaignSheet
          groups={seen.groups}
          onClose={close}
          onSent={(sent) => {
            setSeen((before) => ({
              ...before,
              data: [sent, ...before.data.filter(({ id }) => id !== sent.id)],
            }))
            close()
          }}
        />
      )}
      {open === 'group' && (
        <GroupSheet
          onClose={close}
          onMade={(made) => {
            setSeen((before) => ({ ...before, groups: [...before.groups, made] }))
            close()
          }}
        />
      )}
    </>
  )
}

interface GroupsProps {
  readonly groups: CampaignsWire['groups']
  readonly onAdd: () => void
}

function Groups({ groups, onAdd }: GroupsProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <section aria-labelledby="groups" className={styles.groups}>
      <div className={styles.row}>
        <h2 id="groups">{t('campaign.groups')}</h2>
        <Button kind="s" onClick={onAdd}>
          <Icon of={Plus} />
          {t('campaign.add-group')}
        </Button>
      </div>
      {groups.length === 0 ? (
        <p className={styles.none}>{t('campaign.no-groups')}</p>
      ) : (
        <ul className={styles.lines}>
          {groups.map((group) => (
            <li key={group.id}>
              <bdi>{{ ar: group.name_ar, en: group.name_en }[language]}</bdi>
              <span className={styles.small}>{t('campaign.members', { count: group.customers })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Looked at again while one is being sent. */
function useCampaigns(first: CampaignsWire) {
  const client = useClient()
  const [seen, setSeen] = useState(first)
  const sending = seen.data.some((one) => one.state === 'sending')
  useEffect(() => {
    if (!sending) return
    const clock = setInterval(() => {
      // a look that fails is followed by the next
      if (document.visibilityState === 'visible') client.listCampaigns().then(setSeen, () => undefined)
    }, lookMs)
    return () => clearInterval(clock)
  }, [client, sending])
  return [seen, setSeen] as const
}
