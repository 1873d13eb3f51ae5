import { definePages } from "@forecourt/remote-kit/pages";

export const pages = definePages<"company">()({
  home: () => import(/* webpackChunkName: "home" */ "./pages/home/home-page.tsx"),
  about: () => import(/* webpackChunkName: "about" */ "./pages/about/about-page.tsx"),
  contact: () => import(/* webpackChunkName: "contact" */ "./pages/contact/contact-page.tsx"),
  inquiry: () => import(/* webpackChunkName: "inquiry" */ "./pages/inquiry/inquiry-page.tsx"),
});
