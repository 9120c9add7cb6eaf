import { readPage } from '../../customers/read-page.ts'

/** Takes a page's address; returns the part of its list that `?page=` names. One that cannot be is a page that does not exist. */
export function pageOfSearch(url: string): number {
  const page = readPage(new URL(url).searchParams.get('page'))
  if (page === undefined) throw Response.json({ code: 'page-not-found' }, { status: 404 })
  return page
}
