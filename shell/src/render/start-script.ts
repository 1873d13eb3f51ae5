import {
  beforePaintAttribute,
  bootGlobal,
  firstViewAttribute,
  heldFormAttribute,
  heldFormBackField,
  releaseGlobal,
} from "../app/page-state.ts";

/** Links to cars; the path of one goes on with its model year. */
const carLinks = ["1", "2"].map((digit) => `main a[href*="-cars-for-sale/${digit}"]`).join();

/**
 * Speculation rules, by which browsers prefetch when a pointer rests on a link or presses it: a car is prerendered, a
 * list is prefetched. After hydration links are followed without a document, so the rules are removed.
 */
const aheadRules = JSON.stringify({
  prerender: [{ where: { selector_matches: carLinks }, eagerness: "moderate" }],
  prefetch: [
    { where: { selector_matches: 'main a[href*="-cars-for-sale"]' }, eagerness: "moderate" },
  ],
});

/** A form waits no longer for scripts, because they may never load. */
const maxHeldMs = 8_000;

/**
 * States the day of the week at the store, so that hours of today are marked. Has the browser lay out the whole page
 * where it will scroll to a place of it, as after a reload and Back, see `firstViewAttribute`. Holds the forms that a
 * script answers until the page is hydrated, see `heldFormAttribute`. A visitor who leaves by a link meanwhile sends
 * the form at once, and its answer leads to the page of the link: what was chosen would be lost otherwise. Once the
 * browser reports its first paint, shows the pictures that waited for it, preloads `files`, links `styles` and runs the
 * script `entry`, each with the integrity that its fragment states: the callbacks of a frame run before the frame is
 * shown. A browser without such reports has 200 ms. A document that is rendered ahead loads everything and runs nothing
 * until it has been shown. Until the page is hydrated, the browser itself fetches links ahead, see `aheadRules`, but
 * not on a slow connection.
 */
export const startScript = `((files,styles,entry)=>{\
let form,by,ahead;const release=globalThis.${releaseGlobal}=()=>{removeEventListener("submit",hold,true);\
form?.requestSubmit(by);form=null;ahead?.remove()},hold=event=>{if(!event.target.hasAttribute("${heldFormAttribute}"))return;\
event.preventDefault();form=event.target;by=event.submitter;setTimeout(release,${maxHeldMs})},\
leave=event=>{const link=event.target.closest?.("a[href]:not([target],[download])");\
if(!form||!link||event.defaultPrevented||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey||\
link.origin!==location.origin||link.pathname+link.search===location.pathname+location.search)return;\
event.preventDefault();form.elements.${heldFormBackField}.value=link.pathname+link.search+link.hash;release()};\
addEventListener("submit",hold,true);addEventListener("click",leave);\
const nonce=document.currentScript.nonce,\
add=(tag,fields)=>{const element=Object.assign(document.createElement(tag),fields);document.head.append(element);return element},\
parts=file=>file.split("#"),\
run=()=>{const [src,integrity=""]=parts(entry);add("script",{src,integrity})},{saveData,effectiveType}=navigator.connection??{},\
root=document.documentElement,timeZone=globalThis.${bootGlobal}?.site.timezone,\
today=()=>{root.dataset.today="MonTueWedThuFriSatSun".indexOf(new Date().toLocaleDateString("en-US",{weekday:"short",timeZone}))/3};\
today();addEventListener("pageshow",today);root.toggleAttribute("${beforePaintAttribute}",true);\
if(location.hash||document.hidden||performance.getEntriesByType("navigation")[0]?.type!=="navigate")\
root.removeAttribute("${firstViewAttribute}");\
let start=()=>{start=()=>{};root.removeAttribute("${beforePaintAttribute}");for(const [href,integrity=""] of files.map(parts))add("link",{rel:"preload",as:"script",href,integrity,nonce});\
for(const href of styles)add("link",{rel:"stylesheet",media:"print",href});\
if(document.prerendering)return document.addEventListener("prerenderingchange",()=>requestAnimationFrame(()=>setTimeout(run)));run();\
if(!saveData&&!/2g$/.test(effectiveType))ahead=add("script",{type:"speculationrules",textContent:${JSON.stringify(aheadRules)}})};\
if(document.hidden)start();\
new PerformanceObserver(()=>start()).observe({type:"paint",buffered:true});\
requestAnimationFrame(()=>setTimeout(()=>start(),200))})`;
