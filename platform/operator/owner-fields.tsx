import type { NewTenantBody } from '#contract/platform/operator.ts'
import { limits } from '#domain/core/limits.ts'
import { Field } from '#ui/fields/field.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './screen.module.css'
import type { Act } from './use-act.ts'

type Owner = NewTenantBody['owner']

interface OwnerFieldsProps {
  readonly owner: Owner
  readonly act: Act
  readonly onOwner: (owner: Owner) => void
}

/** Who owns a restaurant: where the invitation goes, and in which language. */
export function OwnerFields({ owner, act, onOwner }: OwnerFieldsProps) {
  const t = useText()
  return (
    <>
      <div className={styles.pair}>
        <Field
          label={t('operator.owner-name')}
          limit={limits.staffName}
          autoComplete="off"
          value={owner.name}
          error={act.wrong('owner.name')}
          onChange={(event) => onOwner({ ...owner, name: event.currentTarget.value })}
        />
        <Field
          label={t('operator.owner-email')}
          type="email"
          dir="ltr"
          limit={limits.email}
          autoComplete="off"
          value={owner.email}
          error={act.wrong('owner.email')}
          onChange={(event) => onOwner({ ...owner, email: event.currentTarget.value })}
        />
      </div>
      <div className={styles.choice}>
        {/* read out as the group's legend */}
        <span aria-hidden>{t('operator.owner-language')}</span>
        <Segmented
          legend={t('operator.owner-language')}
          name="language"
          value={owner.language}
          onChange={(language) => onOwner({ ...owner, language })}
          options={[
            { value: 'ar', label: t('operator.arabic') },
            { value: 'en', label: t('operator.english') },
          ]}
        />
      </div>
    </>
  )
}
