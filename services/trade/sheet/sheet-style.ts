/** The style of the appraisal sheet: light and dark on a screen, one letter sheet in print. */
export const sheetStyle = `
:root{color-scheme:light dark;--ink:light-dark(#16181d,#f1f2f4);--quiet:light-dark(#565c68,#a9afba);--paper:light-dark(#f6f7f8,#121418);--card:light-dark(#fff,#1b1e24);--line:light-dark(#16181d1f,#ffffff24)}
*{box-sizing:border-box;margin:0}
body{background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{display:grid;gap:24px;margin:0 auto;max-width:1080px;padding:24px 16px 48px}
header p,footer{color:var(--quiet);font-size:14px}
h1{font-size:28px;line-height:1.15;margin-top:4px}
h2{font-size:18px;line-height:1.2;margin-bottom:8px}
.sections{display:grid;gap:16px;align-items:start}
section{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:16px}
dl{display:grid;font-size:14px}
dl div{border-top:1px solid var(--line);display:flex;gap:16px;justify-content:space-between;padding:4px 0}
dl div:first-child{border-top:0}
dt{color:var(--quiet);flex:1}
dd{flex:0 1 auto;font-variant-numeric:tabular-nums;max-width:65%;text-align:end}
.sum{font-weight:650}
.sum dt{color:inherit}
ul{display:grid;gap:6px;list-style:none;padding:0}
.checks{font-size:14px}
.checks li{display:grid;gap:10px;grid-template-columns:16px minmax(0,1fr)}
.checks li::before{border:1.5px solid var(--quiet);border-radius:3px;content:"";height:14px;margin-top:3px;width:14px}
.photos ul{display:flex;flex-wrap:wrap;gap:12px}
.photos img{border-radius:6px;display:block;height:120px;object-fit:cover;width:160px}
a:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
@media (min-width:48rem){
main{padding:32px 24px 64px}
.sections{grid-template-columns:repeat(2,minmax(0,1fr));gap:20px}
.wide{grid-column:1/-1}
.wide .checks{column-gap:32px;grid-template-columns:repeat(2,minmax(0,1fr))}
}
@media print{
@page{margin:.4in;size:letter}
:root{color-scheme:light}
body{background:none;font-size:8pt;line-height:1.2}
main{display:block;max-width:none;padding:0}
h1{font-size:15pt;margin-bottom:6pt}
h2{break-after:avoid;font-size:9pt;margin-bottom:1pt}
dl div,li{break-inside:avoid}
header p,footer,dl,.checks{font-size:7.5pt}
.sections{column-gap:18pt;columns:2;display:block}
section{background:none;border:0;border-top:1pt solid;border-radius:0;margin-bottom:5pt;padding:2pt 0 0}
dl div{gap:8pt;padding:.75pt 0}
.wide .checks{display:grid;gap:2pt;grid-template-columns:minmax(0,1fr)}
.checks li{gap:5pt;grid-template-columns:9pt minmax(0,1fr)}
.checks li::before{height:7pt;margin-top:1.5pt;width:7pt}
.photos img{height:54pt;width:72pt}
}
`;
