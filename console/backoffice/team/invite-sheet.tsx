import type { Language } from '#domain/core/words.ts'
import { useState } from 'react'
import type { InvitedWire, TeamWire } from '#contract/backoffice/staff-team.ts'
import { limits } from '#domain/core/limits.ts'
import type { StaffRole } from '#domain/backoffice/staff-role.ts'
import { Field } from '#ui/fields/field.tsx'
import { NamedChoice } from '../../shell/named-choice.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../i18n/use-text.ts'
import { FormSheet } from '../../shell/form-sheet.tsx'
import { useAct } from '../../shell/use-act.ts'
import { InvitedLink } from './invited-link.tsx'
import { BranchChoice, RoleChoice } from './role-choice.tsx'

interface InviteSheetProps {
  readonly roles: readonly StaffRole[]
  readonly onTeam: (team: TeamWire) => void
  readonly onClose: () => void
}

/** Invites a member: name, e-mail, role and branches first, then the link, shown once. */
export function InviteSheet({ roles, onTeam, onClose }: InviteSheetProps) {
  const t = useText()
  const client = useClient()
  const act = useAct()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<StaffRole>(roles.includes('cashier') ? 'cashier' : (roles[0] ?? 'host'))
  const [language, setLanguage] = useState<Language>('ar')
  const [branches, setBranches] = useState<string[] | null>(null)
  const [link, setLink] = useState<string>()
  const invited = ({ url, team }: InvitedWire) => {
    setLink(url)
    onTeam(team)
  }
  if (link) return <InvitedLink name={name} url={link} onClose={onClose} />
  const send = () =>
    act.run(() => client.invite({ name, email, role, language, branch_ids: branches }), invited)
  return (
    <FormSheet title={t('team.invite')} send={t('team.send')} onSend={send} act={act} onClose={onClose}>
      <Field
        label={t('team.name')}
        limit={limits.staffName}
        value={name}
        error={act.wrong('name')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Field
        label={t('team.email')}
        type="email"
        dir="ltr"
        limit={limits.email}
        value={email}
        error={act.wrong('email')}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <NamedChoice
        legend={t('team.language')}
        name="language"
        value={language}
        onChange={setLanguage}
        options={[
          { value: 'ar', label: t('team.arabic') },
          { value: 'en', label: t('team.english') },
        ]}
      />
      <RoleChoice roles={roles} value={role} onChange={setRole} />
      <BranchChoice value={branches} onChange={setBranches} />
    </FormSheet>
  )
}
