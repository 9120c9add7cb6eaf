import { chromium } from '@playwright/test'
const b=await chromium.launch({executablePath:process.argv[2]??'/usr/bin/chromium',args:['--no-sandbox']}); const p=await b.newPage({viewport:{width:390,height:844}})
p.on('pageerror',e=>console.log('  ERR',e.message.slice(0,200)))
for(const path of ['/menu','/cart','/checkout','/account','/auth','/delivery-address','/contact-us']){console.log(path);await p.goto('http://saffron.localhost:7841'+path,{waitUntil:'load'});await p.waitForTimeout(1500)}
await p.goto('http://console.localhost:7841/');await p.waitForTimeout(1500)
await b.close()
