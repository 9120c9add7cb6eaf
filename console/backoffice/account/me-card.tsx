import { useState } from 'react'
import { limits } from '#domain/core/limits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { NamedChoice } from '../../shell/named-choice.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../i18n/use-text.ts'
import page from '../../shell/page.module.css'
import { useAct } from '../../shell/use-act.ts'
import type { AccountPart } from './account-part.ts'

/** Name and language of the console. */
export function MeCard({ account, onAccount }: AccountPart) {
  const t = useText()
  const client = useClient()
  const act = useAct()
  const [name, setName] = useState(account.name)
  const [language, setLanguage] = useState(account.language)
  const same = name === account.name && language === account.language
  return (
    <section className={page.card} aria-labelledby="account-me">
      <h2 id="account-me">{t('account.me')}</h2>
      <p className={page.small}>
        <bdi>{account.email}</bdi>
      </p>
      <Field
        label={t('team.name')}
        limit={limits.staffName}
        value={name}
        error={act.wrong('name') ?? act.refused}
        onChange={(event) => setName(event.currentTarget.value)}
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
      {!same && (
        <div className={page.acts}>
          <Button
            state={act.busy ? 'busy' : 'idle'}
            onClick={() => act.run(() => client.changeAccount({ name, language }), onAccount)}
          >
            {t('team.save')}
          </Button>
        </div>
      )}
    </section>
  )
}
