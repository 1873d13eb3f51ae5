import { definePages } from "@forecourt/remote-kit/pages";

export const pages = definePages<"service">()({
  index: () => import(/* webpackChunkName: "index" */ "./pages/index/index-page.tsx"),
});
