import type { StaffRole } from '#domain/backoffice/staff-role.ts'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { useText } from '../../i18n/use-text.ts'
import { useMember } from '../../shell/member.ts'
import page from '../../shell/page.module.css'

interface RoleChoiceProps {
  /** Roles that this member may give. */
  readonly roles: readonly StaffRole[]
  readonly value: StaffRole
  readonly onChange: (role: StaffRole) => void
}

/** One of the roles, each with what it may do. */
export function RoleChoice({ roles, value, onChange }: RoleChoiceProps) {
  const t = useText()
  return (
    <fieldset className={page.choices}>
      <legend>{t('team.role')}</legend>
      {roles.map((role) => (
        <ChoiceRow
          key={role}
          type="radio"
          name="role"
          value={role}
          checked={role === value}
          onChange={() => onChange(role)}
        >
          {t(`role.${role}`)}
          <br />
          <span className={page.small}>{t(`team.role-hint.${role}`)}</span>
        </ChoiceRow>
      ))}
    </fieldset>
  )
}

interface BranchChoiceProps {
  /** Null = all of them. */
  readonly value: readonly string[] | null
  readonly onChange: (branches: string[] | null) => void
}

/** All branches, or some of them; with one branch there is nothing to choose. */
export function BranchChoice({ value, onChange }: BranchChoiceProps) {
  const t = useText()
  const { branches } = useMember()
  if (branches.length < 2) return null
  const ids = branches.map(({ id }) => id)
  const put = (id: string, on: boolean) =>
    onChange(ids.filter((one) => (one === id ? on : value?.includes(one))))
  return (
    <fieldset className={page.choices}>
      <legend>{t('team.branches')}</legend>
      <ChoiceRow
        type="checkbox"
        toggle
        name="all-branches"
        checked={value === null}
        onChange={(all) => onChange(all ? null : ids.slice(0, 1))}
      >
        {t('team.all-branches')}
      </ChoiceRow>
      {value !== null &&
        branches.map(({ id, name }) => (
          <ChoiceRow
            key={id}
            type="checkbox"
            name="branch"
            checked={value.includes(id)}
            onChange={(on) => put(id, on)}
          >
            <bdi>{name}</bdi>
          </ChoiceRow>
        ))}
    </fieldset>
  )
}
