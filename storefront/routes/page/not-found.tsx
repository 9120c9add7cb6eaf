import { data } from 'react-router'

/** Any address that is not one of ours (spec 2, 8). */
export function loader(): never {
  throw data({ code: 'page-not-found' }, { status: 404 })
}

export default function NotFound() {
  return null
}
