import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { ask } from '#web/ask.ts'
import { Frame } from '../../shell/frame.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { visitContext } from '#web/visit-context.ts'
import { Board } from './board.tsx'
import { Hero } from './hero.tsx'
import { How } from './how.tsx'
import { Restaurants } from './restaurants.tsx'
import { TryIt } from './try-it.tsx'
import { Why } from './why.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  return ask(context.get(visitContext).client.getRestaurants())
}

/** The provider's main site: what the product is, and in a demo the way in (rule "Main site of the provider"). */
export default function HomePage() {
  const { demo, console_url, operator, data } = useLoaderData<typeof loader>()
  const t = useText()
  return (
    <Frame demo={demo} consoleUrl={console_url}>
      <PageHead title={t('home.title')} description={t('home.description')} />
      <Hero demo={demo} consoleUrl={console_url} />
      {demo && <Restaurants restaurants={data} />}
      <How />
      <Board />
      <Why />
      {demo && <TryIt consoleUrl={console_url} operator={operator} restaurants={data} />}
    </Frame>
  )
}
