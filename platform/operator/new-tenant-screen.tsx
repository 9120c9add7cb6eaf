import { directionOf, type Language } from '#domain/core/words.ts'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { Link } from 'react-router'
import type { NewTenantBody, OperatorInvitedWire } from '#contract/platform/operator.ts'
import { limits } from '#domain/core/limits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { Note } from '#ui/note.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { useClient } from '#web/use-client.ts'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../i18n/use-text.ts'
import { InvitedOwner } from './invited-owner.tsx'
import { OwnerFields } from './owner-fields.tsx'
import styles from './screen.module.css'
import { useAct, type Act } from './use-act.ts'

const countries = ['SA', 'EG', 'AE', 'QA'] as const
const empty: NewTenantBody = {
  host: '',
  name: { ar: '', en: '' },
  country: 'SA',
  branch: { ar: '', en: '' },
  owner: { name: '', email: '', language: 'ar' },
}

/** A new restaurant: its names, where it is, its first branch and its owner; then the owner's link. */
export function NewTenantScreen({ platformHost }: { readonly platformHost: string }) {
  const t = useText()
  const client = useClient()
  const language = useLanguage()
  const act = useAct()
  const [body, setBody] = useState(empty)
  const [made, setMade] = useState<OperatorInvitedWire>()
  const send = (event: FormEvent) => {
    event.preventDefault()
    act.run(() => client.addTenant(body), setMade)
  }
  return (
    <>
      <title>{t('operator.add')}</title>
      <Link className={styles.back} to={localPath('/operator', language)}>
        <Icon of={ArrowLeft} size="s" flip />
        {t('operator.tenants')}
      </Link>
      {made ? (
        <InvitedOwner invited={made} />
      ) : (
        <>
          <h1>{t('operator.add')}</h1>
          <form className={styles.form} onSubmit={send} noValidate>
            {act.refused && (
              <Note tone="err" alert>
                {act.refused}
              </Note>
            )}
            <PlaceFields body={body} onBody={setBody} act={act} platformHost={platformHost} />
            <fieldset className={styles.group}>
              <legend>{t('operator.owner')}</legend>
              <OwnerFields owner={body.owner} act={act} onOwner={(owner) => setBody({ ...body, owner })} />
            </fieldset>
            <div className={styles.acts}>
              <Button type="submit" state={act.busy ? 'busy' : 'idle'}>
                {t('operator.create')}
              </Button>
            </div>
          </form>
        </>
      )}
    </>
  )
}

interface PlaceFieldsProps {
  readonly body: NewTenantBody
  readonly onBody: (body: NewTenantBody) => void
  readonly act: Act
  readonly platformHost: string
}

function PlaceFields({ body, onBody, act, platformHost }: PlaceFieldsProps) {
  const t = useText()
  const words = (field: 'name' | 'branch', language: Language) => (
    <Field
      label={t(`operator.${field}-${language}`)}
      dir={directionOf[language]}
      limit={limits.branchName}
      value={body[field][language]}
      error={act.wrong(`${field}.${language}`)}
      onChange={(event) =>
        onBody({ ...body, [field]: { ...body[field], [language]: event.currentTarget.value } })
      }
    />
  )
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t('operator.restaurant')}</legend>
        <div className={styles.pair}>
          {words('name', 'ar')}
          {words('name', 'en')}
        </div>
        <Field
          label={t('operator.host')}
          hint={t('operator.host-hint', { host: `shop.${platformHost}` })}
          dir="ltr"
          autoComplete="off"
          value={body.host}
          error={act.wrong('host')}
          onChange={(event) => onBody({ ...body, host: event.currentTarget.value })}
        />
        <Segmented
          legend={t('operator.country')}
          name="country"
          value={body.country}
          onChange={(country) => onBody({ ...body, country })}
          options={countries.map((value) => ({ value, label: t(`country.${value}`) }))}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('operator.branch')}</legend>
        <div className={styles.pair}>
          {words('branch', 'ar')}
          {words('branch', 'en')}
        </div>
      </fieldset>
    </>
  )
}
