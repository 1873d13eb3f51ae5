import { expect, test } from "@jest/globals";
import { leakingRules } from "./leaking-rules.ts";

test.each([
  ["a class of the area", "._7vgsXO-button{color:red}"],
  ["what stands inside its element", "._7vgsXO-button svg,._7vgsXO-list>li:first-child{color:red}"],
  [
    "what stands beside something inside of it",
    "._7vgsXO-a>dd+dt,._7vgsXO-a>._7vgsXO-b~p{color:red}",
  ],
  ["its element beside another one", "[data-fragment]+._7vgsXO-plain{color:red}"],
  ["its element in a state of the page", "html[data-before-paint] ._7APm__-frame>img{opacity:0}"],
  [
    "nested rules",
    "._7vgsXO-a{& svg{flex:none}&:hover{color:red}p{margin:0}@media print{& b{color:red}}}",
  ],
  ["rules in at-rules", "@layer ui{@media print{@supports (a:b){._7vgsXO-a{color:red}}}}"],
  ["key frames of its own name", "@keyframes _7APm__-unfold{from{opacity:0}}"],
  [
    "the page while it has an element of the area",
    ":root:has(._7APm__-rail:popover-open){overflow:hidden}",
  ],
  ["an element that has none of another class", "._7vgsXO-a:not(.b,:has(.c)){color:red}"],
  ["a text that looks like a selector", '._7vgsXO-a:before{content:"} p{"}'],
])("%s is the area's own", (_what, css) => {
  expect(leakingRules(css)).toEqual([]);
});

test.each([
  ["an element", "p{color:red}", "p"],
  ["one of several selectors", "._7vgsXO-a,a:hover{color:red}", "a:hover"],
  ["a class that the build did not name", ".button{color:red}", ".button"],
  ["an attribute", "[data-hold]{color:red}", "[data-hold]"],
  ["the page", ":root{--brand:red}", ":root"],
  ["the page in an at-rule", "@media print{@layer ui{body{color:red}}}", "body"],
  ["everything beside its element", "._7vgsXO-a~footer{display:none}", "._7vgsXO-a~footer"],
  ["everything beside it, nested", "._7vgsXO-a{& + *{display:none}}", "& + *"],
  ["the page when it has none", ":root:has(dialog){overflow:hidden}", ":root:has(dialog)"],
  [
    "another element of a page that has one",
    ":root:has(._7APm__-a) footer{color:red}",
    ":root:has(._7APm__-a) footer",
  ],
  ["what has no class of the area", "p:not(._7APm__-a){color:red}", "p:not(._7APm__-a)"],
  ["a font", "@font-face{font-family:A;src:url(a)}", "@font-face"],
  ["key frames of a common name", "@keyframes spin{to{rotate:1turn}}", "@keyframes spin"],
  ["a property", "@property --a{syntax:'*';inherits:true}", "@property --a"],
  ["another layer", "@layer base{._7vgsXO-a{color:red}}", "@layer base"],
  ["an import", '@import "/a.css";', '@import "/a.css"'],
])("%s reaches beyond the area", (_what, css, leak) => {
  expect(leakingRules(css)).toEqual([leak]);
});
