import { useState } from 'react'
import type { ChangeMemberBody, TeamMemberWire, TeamWire } from '#contract/backoffice/staff-team.ts'
import { limits } from '#domain/core/limits.ts'
import type { StaffRole } from '#domain/backoffice/staff-role.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Field } from '#ui/fields/field.tsx'
import { useWhileMounted } from '#ui/use-while-mounted.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../i18n/use-text.ts'
import { FormSheet } from '../../shell/form-sheet.tsx'
import page from '../../shell/page.module.css'
import { useAct } from '../../shell/use-act.ts'
import { InvitedLink } from './invited-link.tsx'
import { BranchChoice, RoleChoice } from './role-choice.tsx'

interface MemberSheetProps {
  readonly member: TeamMemberWire
  readonly roles: readonly StaffRole[]
  readonly onTeam: (team: TeamWire) => void
  readonly onClose: () => void
}

/** A member's name, role, branches and right to sign in; and the rarer acts. */
export function MemberSheet({ member, roles, onTeam, onClose: close }: MemberSheetProps) {
  const onClose = useWhileMounted(close)
  const t = useText()
  const client = useClient()
  const act = useAct()
  // what is left alone here stays as it is there: a colleague may have changed it since the team was looked at
  const [mine, setMine] = useState<ChangeMemberBody>({})
  const [link, setLink] = useState<string>()
  const set = (more: ChangeMemberBody) => setMine((now) => ({ ...now, ...more }))
  const done = (team: TeamWire) => {
    onTeam(team)
    onClose()
  }
  const { name, role, branch_ids, active } = { ...member, ...mine }
  if (link) return <InvitedLink name={name} url={link} onClose={onClose} />
  return (
    <FormSheet
      title={t('team.change', { name: member.name })}
      send={t('team.save')}
      onSend={() => act.run(() => client.changeTeamMember(member.id, mine), done)}
      act={act}
      onClose={onClose}
    >
      <Field
        label={t('team.name')}
        limit={limits.staffName}
        value={name}
        error={act.wrong('name')}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <ChoiceRow type="checkbox" toggle name="active" checked={active} onChange={(on) => set({ active: on })}>
        {t('team.may-sign-in')}
      </ChoiceRow>
      <RoleChoice roles={roles} value={role} onChange={(chosen) => set({ role: chosen })} />
      <BranchChoice value={branch_ids} onChange={(ids) => set({ branch_ids: ids })} />
      <div className={page.acts}>
        <Button
          kind="s"
          onClick={() =>
            act.run(
              () => client.renewMember(member.id),
              ({ url, team }) => {
                onTeam(team)
                setLink(url)
              },
            )
          }
        >
          {t('team.renew')}
        </Button>
        {member.sessions > 0 && (
          <Button kind="s" onClick={() => act.run(() => client.endMemberSessions(member.id), done)}>
            {t('team.sign-out')}
          </Button>
        )}
      </div>
    </FormSheet>
  )
}
