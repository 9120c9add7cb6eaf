import { UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import type { InvitationWire, TeamMemberWire, TeamWire } from '#contract/backoffice/staff-team.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../i18n/use-text.ts'
import { useMember } from '../../shell/member.ts'
import page from '../../shell/page.module.css'
import head from '../../shell/screen-head.module.css'
import { useAct, type Act } from '../../shell/use-act.ts'
import { InviteSheet } from './invite-sheet.tsx'
import { MemberSheet } from './member-sheet.tsx'

/** Who may enter the console: members with role and branches, and invitations that are open. */
export function TeamScreen({ first }: { readonly first: TeamWire }) {
  const t = useText()
  const [team, setTeam] = useState(first)
  const [open, setOpen] = useState<'invite' | TeamMemberWire>()
  const act = useAct()
  const close = () => setOpen(undefined)
  return (
    <>
      <title>{t('team.title')}</title>
      <header className={head.head}>
        <h1 className={page.grow}>{t('team.title')}</h1>
        <Button onClick={() => setOpen('invite')}>
          <Icon of={UserRoundPlus} />
          {t('team.invite')}
        </Button>
      </header>
      <main id="content" className={page.page}>
        <p className={page.lead}>{t('team.lead')}</p>
        {act.refused && (
          <Note tone="err" alert>
            {act.refused}
          </Note>
        )}
        <ul className={page.rows} aria-label={t('team.members')}>
          {team.members.map((member) => (
            <MemberRow key={member.id} member={member} onChange={() => setOpen(member)} />
          ))}
        </ul>
        <h2>{t('team.invitations')}</h2>
        {team.invitations.length === 0 ? (
          <p className={page.lead}>{t('team.none-invited')}</p>
        ) : (
          <ul className={page.rows} aria-label={t('team.invitations')}>
            {team.invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} act={act} onTeam={setTeam} />
            ))}
          </ul>
        )}
      </main>
      {open === 'invite' && <InviteSheet roles={team.roles} onTeam={setTeam} onClose={close} />}
      {open && open !== 'invite' && (
        <MemberSheet member={open} roles={team.roles} onTeam={setTeam} onClose={close} />
      )}
    </>
  )
}

interface MemberRowProps {
  readonly member: TeamMemberWire
  readonly onChange: () => void
}

function MemberRow({ member, onChange }: MemberRowProps) {
  const t = useText()
  const me = useMember()
  return (
    <li>
      <span className={page.main}>
        <b>
          <bdi>{member.name}</bdi>
        </b>
        <span className={page.small}>
          <bdi>{member.email}</bdi>
        </span>
        <span className={page.small}>
          <BranchNames ids={member.branch_ids} />
        </span>
      </span>
      <span className={page.badges}>
        <Badge tone={member.role === 'owner' ? 'accent' : 'info'}>{t(`role.${member.role}`)}</Badge>
        {member.active ? (
          <>
            <Badge tone={member.second_step || member.passkeys > 0 ? 'ok' : 'plain'}>
              {member.passkeys > 0
                ? t('team.passkeys', { count: member.passkeys })
                : t(member.second_step ? 'team.second-step' : 'team.no-second-step')}
            </Badge>
            <Badge>{t('team.sessions', { count: member.sessions })}</Badge>
          </>
        ) : (
          <Badge tone="warn">{t('team.inactive')}</Badge>
        )}
        {member.id === me.id && <Badge tone="paper">{t('team.you')}</Badge>}
      </span>
      {member.may_change && (
        <Button kind="s" onClick={onChange} aria-label={t('team.change', { name: member.name })}>
          {t('gateways.change')}
        </Button>
      )}
    </li>
  )
}

/** Takes branches (null = all); writes their names. */
function BranchNames({ ids }: { readonly ids: readonly string[] | null }) {
  const t = useText()
  const { branches } = useMember()
  if (ids === null) return t('team.all-branches')
  const names = ids.flatMap((id) => branches.find((branch) => branch.id === id)?.name ?? [])
  return <bdi>{names.join(t('ticket.comma'))}</bdi>
}

interface InvitationRowProps {
  readonly invitation: InvitationWire
  readonly act: Act
  readonly onTeam: (team: TeamWire) => void
}

function InvitationRow({ invitation, act, onTeam }: InvitationRowProps) {
  const t = useText()
  const client = useClient()
  return (
    <li>
      <span className={page.main}>
        <b>
          <bdi>{invitation.name}</bdi>
        </b>
        <span className={page.small}>
          <bdi>{invitation.email}</bdi>
        </span>
      </span>
      <span className={page.badges}>
        <Badge tone="info">{t(invitation.renews ? 'team.renews' : `role.${invitation.role}`)}</Badge>
        {invitation.ended && <Badge tone="warn">{t('team.ended')}</Badge>}
      </span>
      {invitation.may_change && (
        <Button
          kind="s"
          aria-label={t('team.withdraw', { name: invitation.name })}
          onClick={() => act.run(() => client.withdrawInvitation(invitation.id), onTeam)}
        >
          {t('team.withdraw-short')}
        </Button>
      )}
    </li>
  )
}
