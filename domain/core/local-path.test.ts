import { describe, expect, it } from 'vitest'
import { localPath, plainPath } from './local-path.ts'

describe('paths in two languages', () => {
  it('spec 1: Arabic has no prefix, English has /en', () => {
    expect(localPath('/menu?x=1', 'ar')).toBe('/menu?x=1')
    expect(localPath('/menu?x=1', 'en')).toBe('/en/menu?x=1')
    expect(localPath('/', 'en')).toBe('/en')
    expect(localPath('/?x=1', 'en')).toBe('/en?x=1')
  })

  it('finds the path behind the prefix; only "en" is one', () => {
    expect(plainPath('/en')).toBe('/')
    expect(plainPath('/en/menu')).toBe('/menu')
    expect(plainPath('/english')).toBe('/english')
    expect(plainPath('/')).toBe('/')
  })

  it('there and back is the same path', () => {
    for (const path of ['/', '/menu', '/item/x']) expect(plainPath(localPath(path, 'en'))).toBe(path)
  })
})
