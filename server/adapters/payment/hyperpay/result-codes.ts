/**
 * What a code says, as the result of a transaction and as the answer to a call.
 * `taken` money came in, also where somebody still looks at it · `pending` · `rejected` the transaction failed · `refused` the
 * same, or of a call: its fields were wrong · `uncertain` the acquirer or OPPWA itself failed, and the result may still
 * change · `absent` no transaction of that reference · `unknown` proves nothing, 200.300.404 first of all.
 */
export type ResultKind = 'taken' | 'pending' | 'rejected' | 'refused' | 'uncertain' | 'absent' | 'unknown'

export interface ResultGroup {
  readonly name: string
  readonly outcome: ResultKind
  /** The last three digits by the first six. */
  readonly codes: Readonly<Record<string, string>>
}

// Source: the recorded answer of OPPWA's GET /v1/resultcodes and the groups of its page "Result Codes"
// (hyperpay.docs.oppwa.com/reference/resultCodes), both as published on 2022-08-05: 614 codes; of 2025-09-29: the issuer's
// advice (700.600 and 700.601).
export const resultGroups: readonly ResultGroup[] = [
  {
    name: 'success',
    outcome: 'taken',
    codes: {
      '000.000': '000 100',
      '000.100': '105 106 110 111 112',
      '000.300': '000 100 101 102 103',
      '000.310': '100 101 110',
      '000.600': '000',
    },
  },
  {
    name: 'manual review',
    outcome: 'taken',
    codes: {
      '000.400': '000 010 020 040 050 060 070 080 081 082 090 091 100 110',
    },
  },
  {
    name: 'pending',
    outcome: 'pending',
    codes: {
      '000.200': '000 001 100 101 102 103 200 201',
      '100.400': '500',
      '800.400': '500 501 502',
    },
  },
  {
    name: '3-D Secure and Intercard checks',
    outcome: 'rejected',
    codes: {
      '000.400': '101 102 103 104 105 106 107 108 109 111 200',
    },
  },
  {
    name: 'external bank',
    outcome: 'rejected',
    codes: {
      '800.100':
        '100 150 151 152 153 154 155 156 157 158 159 160 161 162 163 164 165 166 167 168 169 170 171 172 173 174 175 176 177 178 179 190 191 192 195 196 197 198 199 200 201 202 203 204 205 206 207 208 402 403 500 501',
      '800.700': '100 101 201 500',
      '800.800': '102 202 302',
    },
  },
  {
    name: 'communication errors',
    outcome: 'uncertain',
    codes: {
      '000.400': '030',
      '900.100': '100 200 201 202 203 204 300 301 310 400 500 600 700',
      '900.200': '100',
      '900.300': '600',
      '900.400': '100',
    },
  },
  {
    name: 'system errors',
    outcome: 'uncertain',
    codes: {
      '600.100': '100',
      '800.500': '100 110',
      '800.600': '100',
      '800.800': '400 800 801',
      '999.999': '888 999',
    },
  },
  {
    name: 'asynchronous workflow',
    outcome: 'rejected',
    codes: {
      '100.395': '101 102 501 502',
      '100.396': '101 102 103 104 106 201',
      '100.397': '101 102',
    },
  },
  {
    name: 'soft declines',
    outcome: 'rejected',
    codes: {
      '300.100': '100',
    },
  },
  {
    name: 'external risk systems',
    outcome: 'rejected',
    codes: {
      '100.370': '100 110 111',
      '100.380': '100 101 110 201 305 306 401 501',
      '100.400':
        '000 001 002 005 007 020 021 030 039 040 041 042 043 044 045 051 060 061 063 064 065 071 080 081 083 084 085 086 087 091 100 120 121 122 123 130 139 140 141 142 143 144 145 146 147 148 149 150 151 152 241 242 243 260 300 301 302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317 318 319 320 321 322 323 324 325 326 327 328',
    },
  },
  {
    name: 'address validation',
    outcome: 'refused',
    codes: {
      '100.800': '100 101 102 200 201 202 300 301 302 400 401 500 501',
    },
  },
  {
    name: 'address verification',
    outcome: 'rejected',
    codes: {
      '800.400': '100 101 102 103 104 105 110 150 151',
    },
  },
  {
    name: '3-D Secure',
    outcome: 'rejected',
    codes: {
      '100.390': '101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118',
      '800.400': '200',
    },
  },
  {
    name: 'blacklists',
    outcome: 'rejected',
    codes: {
      '100.100': '701',
      '800.200': '159 160 165 202 208 220',
      '800.300': '101 102 200 301 302 401 500 501',
      '800.310': '200 210 211',
    },
  },
  {
    name: 'risk validation',
    outcome: 'rejected',
    codes: {
      '800.110': '100',
      '800.120': '100 101 102 103 200 201 202 203 300 401',
      '800.130': '100',
      '800.140': '100 101 110 111 112 113',
      '800.150': '100',
      '800.160': '100 110 120 130',
    },
  },
  {
    name: 'configuration',
    outcome: 'refused',
    codes: {
      '500.100': '201 202 203 301 302 303 304 401 402 403',
      '500.200': '101',
      '600.200': '100 200 201 202 300 310 400 500 501 600 700 800 810',
      '600.300': '101 200 210 211',
      '800.121': '100 200',
    },
  },
  {
    name: 'registration',
    outcome: 'refused',
    codes: {
      '100.150': '100 101 200 201 202 203 204 205 300',
      '100.350': '100 101 200 201 301 302 303 310 311 312 313 314 315 316 400 500 601 602',
    },
  },
  {
    name: 'jobs',
    outcome: 'refused',
    codes: {
      '100.250': '100 105 106 107 110 111 120 121 122 123 124 125 250',
      '100.360': '201 300 303 400',
    },
  },
  {
    name: 'references',
    outcome: 'refused',
    codes: {
      '700.100': '100 200 300 400 500 600 700 701 710',
      '700.300': '100 200 300 400 500 600 700 800',
      '700.400':
        '000 100 101 200 300 400 402 410 411 420 510 520 530 540 550 560 561 562 565 570 580 590 600 700',
      '700.450': '001',
      '700.500': '001 002 003 004',
    },
  },
  {
    name: 'formats',
    outcome: 'refused',
    codes: {
      '100.300': '101 200 300 400 401 402 501 600 601 700 701',
      '100.370': '101 102 121 122 123 124 125 131 132',
      '100.500': '101 201 301 302 303 304',
      '100.600': '500',
      '100.900': '500',
      '200.100': '101 102 103 150 151 199 201 300 301 302 401 402 403 404 501 502 503 504 601 602 603',
      '200.200': '106',
      '200.300': '403 404 405 406 407',
      '800.900': '100 101 200 201 300 301 302 303 399 401 450',
    },
  },
  {
    name: 'contacts',
    outcome: 'refused',
    codes: {
      '100.700': '100 101 200 201 300 400 500 800 801 802 810',
      '100.900': '100 101 105 200 300 301 400 401 450',
    },
  },
  {
    name: 'accounts and cards',
    outcome: 'refused',
    codes: {
      '100.100': '100 101 104 200 201 300 301 303 304 305 400 401 402 500 501 600 601 650 651 700',
      '100.200': '100 103 104 200',
      '100.210': '101 102',
      '100.211': '101 102 103 104 105 106',
      '100.212': '101 102 103',
    },
  },
  {
    name: 'amounts',
    outcome: 'refused',
    codes: {
      '100.550': '300 301 303 310 311 312 400 401 601 603 605 701 702',
    },
  },
  {
    name: 'chargebacks',
    outcome: 'unknown',
    codes: {
      '000.100':
        '200 201 202 203 204 205 206 207 208 209 210 211 212 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 299',
    },
  },
  {
    name: 'issuer’s advice',
    outcome: 'rejected',
    codes: {
      '700.600': '002',
      '700.601': '003',
    },
  },
  {
    // in the answer of the list, in no group of the page: they sound like success, and its expression does not say so
    name: 'ratings',
    outcome: 'unknown',
    codes: {
      '000.500': '000 100',
    },
  },
  {
    name: 'account management',
    outcome: 'refused',
    codes: {
      '100.310': '401 402',
    },
  },
]

/** What these say is not what their group says. */
export const exceptions: Readonly<Record<string, ResultKind>> = {
  // the session is over, or was read to its end
  '200.300.404': 'unknown',
  '700.400.580': 'absent',
}

/**
 * The groups by the beginnings that the page names for them, in the order in which they are tried, for codes that are newer
 * than the list. A chargeback begins like a success, so it stands before.
 */
export const beginnings: readonly (readonly [RegExp, ResultKind])[] = [
  [/^000\.100\.2/, 'unknown'],
  [/^(000\.000\.|000\.100\.1|000\.[36]|000\.400\.[1][12]0)/, 'taken'],
  [/^(000\.400\.0[^3]|000\.400\.100)/, 'taken'],
  [/^000\.200/, 'pending'],
  [/^(800\.400\.5|100\.400\.500)/, 'pending'],
  [/^(900\.[1234]00|000\.400\.030)/, 'uncertain'],
  [/^(800\.[56]|999\.|600\.1|800\.800\.[84])/, 'uncertain'],
  [/^(000\.400\.1[0-9][1-9]|000\.400\.2)/, 'rejected'],
  [/^(800\.[17]00|800\.800\.[123])/, 'rejected'],
  [/^100\.39[765]/, 'rejected'],
  [/^300\.100\.100/, 'rejected'],
  [/^(100\.400\.[0-3]|100\.38|100\.370\.(100|11))/, 'rejected'],
  [/^800\.400\.1/, 'rejected'],
  [/^(800\.400\.2|100\.390)/, 'rejected'],
  [/^(100\.100\.701|800\.[32])/, 'rejected'],
  [/^800\.1[123456]0/, 'rejected'],
  [/^700\.60[01]/, 'rejected'],
  [/^(600\.[23]|500\.[12]|800\.121)/, 'refused'],
  [/^100\.[13]50/, 'refused'],
  [/^(100\.250|100\.360)/, 'refused'],
  [/^700\.[1345][05]0/, 'refused'],
  [/^(200\.[123]|100\.[53][07]|800\.900|100\.[69]00\.500)/, 'refused'],
  [/^100\.800/, 'refused'],
  [/^(100\.700|100\.900\.[123467890])/, 'refused'],
  [/^(100\.100|100\.2[01])/, 'refused'],
  [/^100\.55/, 'refused'],
]
