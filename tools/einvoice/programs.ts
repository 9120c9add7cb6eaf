import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { XMLParser } from 'fast-xml-parser'

const saxon = process.env['SAXON_JAR'] ?? '/usr/share/java/Saxon-HE.jar'

/** Where the toolkit's folder has its rules and schema. */
const ruleFiles = ['CEN-EN16931-UBL.xsl', '20210819_ZATCA_E-invoice_Validation_Rules.xsl'] as const
const schemaFile = 'Schemas/xsds/UBL2.1/xsd/maindoc/UBL-Invoice-2.1.xsd'

/** Takes the toolkit's folder; returns in one sentence what is missing to hold documents against it, undefined when nothing is. */
export function whatIsMissing(folder: string): string | undefined {
  const has = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined
  const missing = ['java', 'xmllint', 'openssl'].filter((program) => !has(program))
  if (!existsSync(saxon)) missing.push(`Saxon (${saxon}, or SAXON_JAR)`)
  if (missing.length > 0)
    return `Missing: ${missing.join(', ')} (Debian: libsaxonhe-java, libxml2-utils, openssl).`
  const files = [schemaFile, ...ruleFiles.map((name) => `Rules/schematrons/${name}`)]
  const absent = files.find((name) => !existsSync(join(folder, name)))
  return absent && `${folder} is no folder of the authority's toolkit: it has no ${absent}.`
}

/** Takes a program with its arguments and what it reads; returns what it wrote. Throws where it failed. */
export function run(program: string, args: readonly string[], input?: string | Buffer): Buffer {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    ...(input !== undefined && { input }),
    maxBuffer: 1 << 30,
  })
  if (error) throw error
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr.toString().slice(0, 2000)}`)
  return stdout
}

/** Takes files; returns what the UBL schema says of them, without the one line that libxml2 says of long serial numbers. */
export function schemaFaults(folder: string, files: readonly string[]): string[] {
  const { stderr } = spawnSync('xmllint', ['--noout', '--schema', join(folder, schemaFile), ...files], {
    maxBuffer: 1 << 30,
  })
  return stderr
    .toString()
    .split('\n')
    .filter((line) => line !== '' && !/ validates$| fails to validate$|X509SerialNumber/.test(line))
}

/** What one set of rules says of a folder: faults by their name, and how many rules were looked at. */
export interface RulesResult {
  readonly rules: string
  readonly fatal: readonly string[]
  readonly warnings: readonly string[]
  readonly fired: number
}

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', preserveOrder: true })

/** Takes a folder of documents and one for the results; runs each set of rules once over all. */
export function checkRules(folder: string, documents: string, results: string): RulesResult[] {
  return ruleFiles.map((rules) => {
    const out = join(results, rules)
    mkdirSync(out, { recursive: true })
    const xsl = join(folder, 'Rules/schematrons', rules)
    run('java', ['-cp', saxon, 'net.sf.saxon.Transform', `-s:${documents}`, `-o:${out}`, `-xsl:${xsl}`])
    const found = readdirSync(out).flatMap((name) => assertsOf(join(out, name), name))
    return {
      rules,
      fatal: found.filter(({ flag }) => flag === 'error').map(({ text }) => text),
      warnings: found.filter(({ flag }) => flag === 'warning').map(({ text }) => text),
      fired: found.filter(({ flag }) => flag === 'fired').length,
    }
  })
}

interface Assert {
  readonly flag: 'error' | 'warning' | 'fired'
  readonly text: string
}

function assertsOf(file: string, name: string): Assert[] {
  const walk = (node: unknown): Assert[] => {
    if (Array.isArray(node)) return node.flatMap((one: unknown) => walk(one))
    if (typeof node !== 'object' || node === null) return []
    const entries = new Map<string, unknown>(Object.entries(node))
    if (entries.has('svrl:fired-rule')) return [{ flag: 'fired', text: '' }]
    if (!entries.has('svrl:failed-assert')) return [...entries.values()].flatMap((one) => walk(one))
    const attributes = new Map<string, unknown>(Object.entries(entries.get(':@') ?? {}))
    const flag = attributes.get('flag') === 'warning' ? 'warning' : 'error'
    return [{ flag, text: `${name} ${String(attributes.get('id'))}` }]
  }
  return walk(parser.parse(readFileSync(file, 'utf8')))
}
