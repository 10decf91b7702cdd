/** Styles of the printed book: colours and faces of the product, on white paper. */
export const PAGE_CSS = `
:root{--paper:#fffdf7;--ink:#1a2138;--ink2:#4a5068;--blue:#233876;--red-text:#b3261e;--hairline:#cfc7b3;
--card-paper:#fffdf7;--card-line:#1a2138;--card-gold:#f2ae38;--card-blue:#233876;--card-red:#b3261e;--stamp:#233876;
--suit-c:#1a2138;--suit-s:#1a2138;--suit-h:#b3261e;--suit-d:#b3261e;
--speak:'Vollkorn Variable',Vollkorn,Georgia,'Times New Roman',serif;--serve:'Fira Sans','Segoe UI',system-ui,sans-serif}
*{box-sizing:border-box}
html{background:#f3ede0;color:var(--ink);-webkit-print-color-adjust:exact;print-color-adjust:exact}
body{margin:0;font:400 11pt/1.45 var(--serve);font-variant-numeric:lining-nums}
h1,h2,h3,p,ul,dl,dd,figure{margin:0}
h1,h2,h3{font-family:var(--speak);font-weight:800;line-height:1.15;break-after:avoid}
h1{font-size:2.6em;font-weight:900;letter-spacing:-.02em;overflow-wrap:anywhere}
h2{font-size:1.35em}h3{font-size:1.25em}
.sprite{position:absolute}
.for-ears{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.rule-book{max-width:210mm;margin:0 auto;background:var(--paper)}
.short,.full{padding:14mm 16mm}
.band{height:14px;border-top:1.5px solid var(--red-text);border-bottom:1.5px solid var(--blue);background:linear-gradient(var(--blue),var(--blue)) 0 50%/100% 5px no-repeat}
.head{display:flex;justify-content:space-between;align-items:flex-start;gap:1.5em;padding:1.2em 0 1em;margin-bottom:1.2em;border-bottom:3px solid var(--ink)}
.mark{flex:none;width:5.5em;height:5.5em;--cat:var(--card-blue);--cat-eye:var(--card-gold);--cat-line:var(--card-paper)}
.kind{font-weight:600;color:var(--ink2)}
.about{margin-top:.4em}.summary{color:var(--ink2)}
.columns{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,6fr);gap:2.4em}
.topics{display:grid;gap:1em;align-content:start}
.topic{break-inside:avoid}
.cards{list-style:none;padding:0}
.cards li{position:relative;display:flex;gap:1em;padding:.75em 0;break-inside:avoid}
.cards li+li{border-top:1.5px solid var(--hairline)}
.columns .cards{margin-top:-.65em}
.code{display:flex;align-items:center;gap:1em;margin-top:18px;break-inside:avoid;color:var(--ink2);line-height:1.25}
.code span{flex:none}.code svg{display:block;width:100%;height:100%}
.code b{display:block;font:800 1.35em/1.15 var(--speak);color:var(--ink);overflow-wrap:anywhere}
.card{position:relative;display:block;flex:none;width:4.1em;height:6.32em;border-radius:.3em;background:var(--card-paper);box-shadow:0 0 0 1px #1a213848;fill:var(--i)}
.card svg{position:absolute;inset:0;width:100%;height:100%;border-radius:inherit}
.card text{font-family:var(--serve);font-weight:600;letter-spacing:-.03em}
.card .card-word{font-family:var(--speak);font-weight:900}
.card .cat-print{--cat:var(--card-blue);--cat-eye:var(--card-paper);--cat-line:var(--card-paper)}
.card .cat-joker{--cat:var(--card-blue);--cat-eye:var(--card-gold);--cat-line:var(--card-paper)}
.back{background:repeating-conic-gradient(#f4f1e6 0 25%,#20326c 0 50%) 0 0/.7em .7em;border:.28em solid var(--card-paper)}
.changed:not(span){position:relative}
.changed:not(span)::before{content:'';position:absolute;left:-.9em;top:.3em;bottom:.3em;width:.25em;border-radius:2px;background:var(--red-text)}
.red-pencil,span.changed{color:var(--red-text)}
.foot{margin-top:1.4em;padding-top:.6em;border-top:1.5px solid var(--hairline);font-weight:600;font-size:.85em;color:var(--ink2)}
.full section{margin-top:1.8em}
.full section:first-child{margin-top:0}
.full p{margin-top:.5em;font:500 1.02em/1.5 var(--speak);orphans:2;widows:2}
.full small{margin-left:.3em;font:400 .75em var(--serve);color:var(--ink2)}
.full p:target{background:#fbe6bc}
.full ul{padding-left:1.2em;margin-top:.4em}
.full .sources li{overflow-wrap:anywhere}
dl{margin-top:.4em}
dt{font-weight:600;break-after:avoid}dd{margin:0 0 .35em;break-before:avoid}
.glossary dl{columns:2;column-gap:2em}
.example{margin:.8em 0 1em;padding:.6em .9em;border-left:3px solid var(--blue);background:#f4f1e6;break-inside:avoid}
.row{display:flex;flex-wrap:wrap;align-items:flex-end;gap:1.2em .9em;margin-top:1.2em;font-size:.8em}
.step{display:grid;justify-items:center;gap:.3em}
.step+.step::before{content:'';width:0}
.laid{position:relative;display:flex;gap:.25em}
.step .who{font-weight:600}
.lies .who{font-weight:400;color:var(--ink2)}
.refused .laid{opacity:.45}
.refused .who{color:var(--red-text)}
.wish{position:absolute;right:-.7em;top:-.7em;width:1.9em;height:1.9em;padding:.35em;border-radius:50%;border:2px solid var(--blue);background:var(--card-paper);fill:var(--i)}
.wish:only-child{position:static}
.short{font-size:var(--type,11pt)}
.short.two .cards{columns:2;column-gap:2.4em;margin-top:-.65em}
.short.two .columns{grid-template-columns:minmax(0,1fr);gap:1.6em}
.short.two .topics{display:block;columns:2;column-gap:2.4em}
.short.two .topic{margin-bottom:1em}
.short.two .code{margin-top:0}
.short.two .glance{border-top:1.5px solid var(--hairline);padding-top:1.2em}
.short.two .card{width:3em;height:4.63em}
.short.two .cards li{border-top:0}
.fold{max-width:none;width:297mm;display:grid;grid-template:210mm 210mm/148.5mm 148.5mm;grid-template-areas:'back front' 'left right'}
.fold .front{grid-area:front}.fold .left{grid-area:left}.fold .right{grid-area:right}.fold .back{grid-area:back}
.panel.back{background:none;border:0}
.panel{height:210mm;padding:10mm 11mm;overflow:hidden;line-height:1.38}
.panel .head{padding:.7em 0 .6em;margin-bottom:.8em}
.panel .topic{margin-top:.7em}
.panel h2{margin-top:.6em}
.panel .card{width:3.4em;height:5.24em}
.panel h1{font-size:2.1em}
.panel .mark{width:4.4em;height:4.4em}
.panel dl{columns:2;column-gap:1.6em}
.panel ul:not(.cards){padding-left:1.2em}
@media screen{.rule-book{margin:16px auto;box-shadow:0 6px 14px #1a213830}.panel{outline:1px dashed var(--hairline)}}
@media screen and (max-width:640px){.short,.full{padding:16px}.columns,.short.two .columns{grid-template-columns:minmax(0,1fr)}.short.two .cards,.short.two .topics,.glossary dl{columns:1}.short{font-size:11pt}}
@media print{html{background:none}.rule-book{max-width:none;background:none}.short,.full{padding:0}.short{break-after:page}}
`;
