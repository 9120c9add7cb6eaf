import { mkdtempSync, rmSync } from 'node:fs'
import { join, parse } from 'node:path'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { findProjectRoot, projectRoot } from './project-root.ts'

it('the project is the nearest folder above with a package.json', () => {
  expect(findProjectRoot(import.meta.dirname)).toBe(join(import.meta.dirname, '../..'))
  expect(projectRoot).toBe(join(import.meta.dirname, '../..'))
})

it('without one up to the top there is one clear error', () => {
  const { root } = parse(tmpdir())
  expect(() => findProjectRoot(root)).toThrow(`No package.json in ${root}, nor in any folder above it.`)
  const folder = mkdtempSync(join(tmpdir(), 'maidah-root-'))
  try {
    expect(() => findProjectRoot(folder)).toThrow(`No package.json in ${folder}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
