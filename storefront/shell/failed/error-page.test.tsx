import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { ReactRouterMoves } from '../../moves/react-router-moves.tsx'
import { ErrorPage } from './error-page.tsx'
import { SiteContext } from '../site-context.ts'

/** What stands in place of a page that failed. */
function failedAt(path: string, error: unknown = new Error('failed')): string {
  const errorElement = (
    <ReactRouterMoves>
      <ErrorPage />
    </ReactRouterMoves>
  )
  const router = createMemoryRouter([{ id: 'root', path: '*', element: null, errorElement }], {
    initialEntries: [path],
    hydrationData: { errors: { root: error } },
  })
  return renderToStaticMarkup(
    <SiteContext value={{ site: undefined, language: 'en', t: (key) => key }}>
      <RouterProvider router={router} />
    </SiteContext>,
  )
}

it('a page that failed is tried again with all that its address asks for, but never with a ready sign-in', () => {
  expect(failedAt('/en/check_payment?ref=abc')).toContain('href="/en/check_payment?ref=abc"')
  expect(failedAt('/en/auth?state=secret&next=%2Fcart')).toContain('href="/en/auth?next=%2Fcart"')
})

it('spec 8: a menu that is not to be had says so', () => {
  const missing = { status: 404, statusText: '', internal: false, data: { code: 'menu-unavailable' } }
  expect(failedAt('/en/menu', missing)).toContain('<h1>menu.empty</h1>')
})
