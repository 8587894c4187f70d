#macro Product_level() union {
  difference { object { Slab(<-3, 0, -.22>, <3, .95, .22>, .06) } box { <-2.75, .18, -.3>, <2.75, .76, -.14> } cylinder { <-2.2, .47, -1>, <-2.2, .47, 1>, .27 } cylinder { <2.2, .47, -1>, <2.2, .47, 1>, .27 } box { <-.45, .62, -1>, <.45, 1.2, 1> } material { Body } }
  #for (I, -1, 1, 2) torus { .27, .05 rotate 90*x translate <2.2*I, .47, -.18> material { Black } } cylinder { <2.2*I, .22, 0>, <2.2*I, .72, 0>, .1 Satin(Plain(srgb <.78, .86, .2>)) } #end
  cylinder { <-.45, .76, 0>, <.45, .76, 0>, .12 Satin(Plain(srgb <.78, .86, .2>)) }
  cylinder { <-.12, .8, -.02>, <.12, .8, -.02>, .1 Satin(Plain(srgb <.93, .97, .6>)) }
  #for (I, -1, 1, 2) torus { .125, .015 rotate 90*z translate <.17*I, .76, 0> material { Black } } object { Slab(<2.98*I - .1, -.01, -.24>, <2.98*I + .1, .96, .24>, .06) material { Black } } #end
  rotate 25*y } #end
#macro Product_binder() union {
  #for (I, 0, 1) union {
    object { Slab(<-.42, 0, -1.45>, <.42, 3.2, 1.4>, .06) material { Body } }
    box { <-.34, .04, 1.35>, <.34, 3.16, 1.42> material { Paper } }
    object { Slab(<-.27, 1.4, -1.47>, <.27, 2.7, -1.4>, .01) material { Paper } }
    torus { .15, .035 rotate 90*x translate <0, .6, -1.46> material { Steel } }
    cylinder { <0, .6, -1.44>, <0, .6, -1.47>, .12 pigment { rgb .03 } }
    translate <I*.95 - .45, 0, I*.08> rotate I*4*y } #end } #end
#macro Product_drill() #declare View = <23, 22, 1.25>; union {
  sphere_sweep { cubic_spline 6, <-1.6, 2.6, 0>, .5, <-1.35, 2.6, 0>, .6, <-.4, 2.6, 0>, .68, <.7, 2.6, 0>, .62, <1.2, 2.6, 0>, .52, <1.4, 2.6, 0>, .5 material { Body } }
  object { Tube(<1.2, 2.6, 0>, <1.75, 2.6, 0>, .47) material { Black } }
  cone { <1.7, 2.6, 0>, .42, <2.5, 2.6, 0>, .24 material { Black } }
  object { Rod(<2.4, 2.6, 0>, <3.5, 2.6, 0>, .07) material { Steel } }
  sphere_sweep { cubic_spline 6, <-.5, 2.5, 0>, .4, <-.55, 2.1, 0>, .42, <-.75, 1.5, 0>, .38, <-.85, .9, 0>, .42, <-.8, .6, 0>, .5, <-.8, .3, 0>, .5 scale <1, 1, .85> material { Body } }
  sphere_sweep { cubic_spline 5, <-.72, 2.1, 0>, .4, <-.8, 1.9, 0>, .4, <-.95, 1.3, 0>, .38, <-1, .9, 0>, .4, <-1, .7, 0>, .4 scale <1, 1, .8> material { Black } }
  object { Slab(<-1.7, 0, -.55>, <.4, .62, .55>, .16) material { Black } }
  object { Slab(<-1.6, .58, -.52>, <.3, .8, .52>, .1) material { Body } }
  object { Slab(<-.25, 1.65, -.14>, <.05, 2.1, .14>, .1) material { Black } }
  #for (I, 0, 3) object { Slab(<-1.35 + I*.2, 2.35, -.72>, <-1.26 + I*.2, 2.85, .72>, .04) material { Black } } #end
  rotate 20*y } #end
#macro Product_wrench() #declare View = <52, 0, 1.25>; union {
  sphere_sweep { cubic_spline 4, <-2.6, 0, 0>, .24, <-1.85, 0, 0>, .22, <1.85, 0, 0>, .22, <2.6, 0, 0>, .24 scale <1, .55, 1> }
  difference { cylinder { <2.5, -.18, 0>, <2.5, .18, 0>, .62 } #local Hex = intersection { #for (I, 0, 5) plane { x, .36 rotate I*60*y } #end cylinder { -y, y, .5 } } object { Hex translate 2.5*x } object { Hex rotate 30*y translate 2.5*x } }
  difference { cylinder { <-2.5, -.18, 0>, <-2.5, .18, 0>, .72 } box { <-1.6, -1, -.36>, <.4, 1, .36> rotate 15*y translate <-2.6, 0, 0> } }
  material { Body } translate .2*y rotate 35*y } #end
#macro Product_screwdriver() #declare View = <52, 0, 1.25>; union {
  object { Rod(<.4, .35, 0>, <3, .35, 0>, .11) material { Steel } }
  intersection { cone { <2.9, .35, 0>, .13, <3.5, .35, 0>, .08 } box { <2, .3, -1>, <4, .4, 1> } material { Steel } }
  difference { sphere_sweep { cubic_spline 7, <.6, .35, 0>, .2, <.4, .35, 0>, .24, <.1, .35, 0>, .22, <-.6, .35, 0>, .34, <-1.5, .35, 0>, .36, <-1.9, .35, 0>, .3, <-2, .35, 0>, .2 }
    #for (I, 0, 5) cylinder { <-2.2, 0, 0>, <-.1, 0, 0>, .1 translate <0, .42, 0> rotate I*60*x translate .35*y } #end material { Body } }
  torus { .27, .06 rotate 90*z translate <-1.75, .35, 0> material { Black } }
  rotate 35*y } #end
#macro Product_mailer() #declare View = <52, 0, 1>; union {
  #for (I, 0, 2) union { superellipsoid { <.12, .5> scale <1.5, 2.1, .11> rotate 90*x translate .11*y } object { Slab(<-1.46, .14, .95>, <1.46, .24, 2.05>, .04) } translate <I*.12 - .1, I*.2, I*.1> rotate (I*9 - 5)*y } #end
  material { Body } } #end
#macro Product_pen_holder() union {
  object { Vessel(.95, .95, 2.2, .08, .12) material { Body } }
  #for (I, 0, 5) union { cylinder { 0, 2.6*y, .11 Gloss(Plain(srgb <.2 + .35*mod(I, 3), .25 + .2*mod(I, 3), .6 - .22*mod(I, 3)>)) } cone { 2.6*y, .11, 2.9*y, .03 material { Beech } } rotate <13 + 2*I, 0, 0> rotate (I*64)*y translate .15*y } #end } #end
#macro Product_markers() #declare View = <52, 0, 1>; union {
  #for (I, 0, 3) union {
    object { Tube(<0, 0, -1.6>, <0, 0, .7>, .22) Gloss(Plain(srgb <.92, .92, .9>)) } object { Tube(<0, 0, .6>, <0, 0, 1.7>, .24) material { Body } } object { Tube(<0, 0, -1.75>, <0, 0, -1.5>, .2) material { Body } } cylinder { <0, 0, -.9>, <0, 0, .1>, .222 material { Body } }
    translate <I*.62 - .93, .24, .1*sin(I*4)> rotate (I - 1.5)*3*y } #end
  rotate 35*y } #end
#macro Product_bubble_roll() #declare View = <23, 22, 1.25>; union {
  difference { cylinder { <-1.6, 1.2, 0>, <1.6, 1.2, 0>, 1.15 } cylinder { <-2, 1.2, 0>, <2, 1.2, 0>, .32 } }
  #for (I, 0, 21) #for (J, 0, 40) sphere { 0, .07 scale <1, 1, .6> translate <-1.52 + I*.145, 0, -1.15> rotate (J*8.8 + mod(I, 2)*4.4)*x translate 1.2*y } #end #end
  difference { cylinder { <-1.62, 1.2, 0>, <1.62, 1.2, 0>, .36 } cylinder { <-2, 1.2, 0>, <2, 1.2, 0>, .3 } Card(Plain(srgb <.72, .55, .36>)) }
  material { texture { pigment { rgbf <.86, .93, .97, .25> } finish { diffuse .7 specular .8 roughness .008 reflection { .03, .3 } } } } rotate 25*y } #end
#macro Product_pliers() #declare View = <52, 0, 1.3>; union {
  #for (I, -1, 1, 2) union {
    sphere_sweep { cubic_spline 6, <0, 0, I*.2>, .22, <.2, 0, I*.18>, .24, <-.6, 0, -I*.25>, .22, <-2, 0, -I*.75>, .24, <-3, 0, -I*.62>, .22, <-3.4, 0, -I*.5>, .2 scale <1, .7, 1> material { Body } }
    prism { linear_spline -.16, .16, 6, <-.5, -I*.3>, <.4, -I*.1>, <.4, I*.42>, <1.5, I*.22>, <1.6, I*.02>, <-.3, I*.02> material { Steel } } } #end
  cylinder { -.2*y, .2*y, .42 material { Steel } } cylinder { -.2*y, .24*y, .16 material { Black } }
  translate .22*y rotate 40*y } #end
#macro Roll(R, r, H) difference { cylinder { 0, H*y, R } cylinder { -y, 3*y, r } } #end
#macro Product_packing_tape() #declare View = <38, 10, 1>; union {
  #for (I, 0, 1) union {
    object { Roll(1.4, 1.02, .85) material { Body } }
    object { Roll(1.02, .92, .86) Card(Plain(srgb <.85, .82, .76>)) }
    rotate I*7*y translate <I*.15, I*.86, I*.1> } #end
  union { object { Roll(1.4, 1.02, .85) material { Body } } object { Roll(1.02, .92, .86) Card(Plain(srgb <.85, .82, .76>)) } rotate 90*x rotate 50*y translate <2.3, 1.4, .3> } } #end
#macro Product_box() union {
  object { Slab(<-1.9, 0, -1.35>, <1.9, 1.9, 1.35>, .025) material { Body } }
  #for (I, -1, 1, 2) box { <-1.88, 1.9, I*.012>, <1.88, 1.93, I*1.33> material { Body } } #end
  box { <-1.905, 1.2, -.2>, <1.905, 1.935, .2> Satin(Plain(srgb <.72, .56, .36>)) }
  rotate 10*y } #end
#macro Product_lantern() union {
  object { Tube(0*y, .35*y, 1.15) material { Body } }
  cylinder { .35*y, 2.4*y, .95 hollow material { Clear } }
  cylinder { .35*y, 1.2*y, .45 Matte(Plain(srgb <.96, .93, .84>)) }
  cylinder { 1.2*y, 1.38*y, .025 pigment { rgb .1 } }
  #for (I, 0, 3) object { Rod(<1.02, .3, 0>, <1.02, 2.45, 0>, .06) rotate (I*90 + 20)*y material { Body } } #end
  lathe { linear_spline 6, <0, 2.4>, <1.15, 2.4>, <1.15, 2.5>, <.5, 2.95>, <.45, 3.2>, <0, 3.2> material { Body } }
  object { Bow(<-.95, 2.5, 0>, <-.8, 4.1, 0>, <.8, 4.1, 0>, <.95, 2.5, 0>, .05) material { Body } } } #end
#macro Product_floor_lamp() #declare View = <10, 14, 1>; union {
  object { Tube(0*y, .16*y, 1.1) material { Body } }
  cylinder { .1*y, 6*y, .075 material { Body } }
  difference { cone { 5.3*y, 1.15, 6.9*y, .75 } cone { 5.2*y, 1.13, 7*y, .71 } material { Body } }
  sphere { 5.9*y, .34 pigment { rgb <1, .95, .85> } finish { emission 1 } } } #end
#macro Product_table_lamp() #declare View = <10, 14, 1>; union {
  lathe { cubic_spline 9, <-.1, 0>, <0, 0>, <.7, 0>, <.85, .12>, <1, .7>, <.75, 1.5>, <.22, 2>, <.18, 2.2>, <.1, 2.3> material { Foot } }
  cylinder { 2*y, 2.8*y, .06 material { Brass } }
  difference { cone { 2.35*y, 1.55, 4*y, 1.05 } cone { 2.3*y, 1.52, 4.1*y, 1.02 } material { Shade } } } #end
#macro Product_desk_lamp() #declare View = <23, 22, 1.1>; union {
  object { Tube(0*y, .16*y, .95) material { Body } }
  object { Rod(<0, .1, 0>, <-.75, 2.2, 0>, .065) material { Body } } object { Rod(<-.75, 2.2, 0>, <1.1, 3.5, 0>, .065) material { Body } }
  sphere { <-.75, 2.2, 0>, .15 material { Steel } } sphere { <1.1, 3.5, 0>, .14 material { Steel } } sphere { <0, .18, 0>, .16 material { Steel } }
  difference { lathe { cubic_spline 8, <-.1, .45>, <0, .45>, <.25, .42>, <.4, .2>, <.6, -.3>, <.85, -.75>, <.86, -.8>, <.86, -.9> } lathe { cubic_spline 8, <-.1, .4>, <0, .4>, <.2, .38>, <.35, .18>, <.56, -.3>, <.81, -.75>, <.83, -.82>, <.84, -.9> } rotate 25*z translate <1.35, 3.3, 0> material { Body } } } #end
#macro Product_tape_measure() #declare View = <23, 22, 1.3>; union {
  intersection { object { Slab(<-1.1, 0, -.5>, <1.1, 2.1, .5>, .3) } cylinder { <0, 1, -1>, <0, 1, 1>, 1.35 } material { Body } }
  object { Slab(<-.9, .1, -.56>, <.9, 1.9, .56>, .2) material { Black } }
  cylinder { <0, 1.05, -.6>, <0, 1.05, .6>, .7 material { Body } }
  cylinder { <0, 1.05, -.62>, <0, 1.05, .62>, .5 Satin(Plain(srgb <.92, .9, .84>)) }
  box { <1, .1, -.28>, <3.2, .13, .28> pigment { gradient x color_map { [0 rgb .05] [.12 rgb .05] [.12 srgb <.95, .8, .25>] [1 srgb <.95, .8, .25>] } scale .2 } finish { specular .3 diffuse .8 } }
  object { Slab(<3.15, -.12, -.3>, <3.22, .2, .3>, .02) material { Steel } }
  rotate 25*y } #end
#macro Product_bulb() #declare View = <23, 22, 1.35>; union {
  sphere_sweep { cubic_spline 6, 0.9*y, .45, 1.2*y, .5, 1.75*y, .82, 2.2*y, .98, 2.4*y, .98, 2.5*y, .95 material { Glow } }
  union { #for (I, 0, 4) torus { .45, .07 translate (.25 + I*.13)*y } #end cylinder { .15*y, .95*y, .44 } cone { 0, .2, .2*y, .42 } material { Steel } }
  cone { .8*y, .47, 1.25*y, .56 material { Grey } }
  rotate 75*z translate .385*y rotate 30*y } #end
#macro Product_toolbox() union {
  object { Slab(<-2.2, 0, -1>, <2.2, 1.35, 1>, .15) material { Body } }
  object { Slab(<-2.25, 1.32, -1.05>, <2.25, 1.5, 1.05>, .07) material { Black } }
  intersection { object { Slab(<-2.2, 1, -1>, <2.2, 2.1, 1>, .25) } box { <-3, 1.5, -3>, <3, 3, 3> } material { Body } }
  union { object { Bow(<-1, 2.05, 0>, <-.9, 2.65, 0>, <.9, 2.65, 0>, <1, 2.05, 0>, .13) scale <1, 1, 1.4> } object { Slab(<-1.3, 2, -.3>, <1.3, 2.15, .3>, .06) } material { Black } }
  #for (I, -1, 1, 2) object { Slab(<I*1.2 - .25, 1.1, -1.12>, <I*1.2 + .25, 1.75, -.95>, .06) material { Steel } } #end
  rotate 20*y } #end
#macro Product_spray_bottle() union {
  lathe { cubic_spline 9, <-.1, 0>, <0, 0>, <.8, 0>, <.92, .12>, <.9, 1.5>, <.7, 2.2>, <.35, 2.6>, <.33, 2.9>, <0, 2.9> material { Body } }
  union { cylinder { 2.75*y, 3.05*y, .42 } object { Slab(<-.95, 3.1, -.28>, <.75, 3.6, .28>, .16) } cylinder { <-.9, 3.36, 0>, <-1.15, 3.36, 0>, .17 } cylinder { 3*y, 3.2*y, .28 } object { Bow(<-.45, 3.2, 0>, <-.62, 2.95, 0>, <-.7, 2.6, 0>, <-.62, 2.3, 0>, .1) scale <1, 1, 1.6> } material { Black } } } #end
#macro Product_pendant() #declare View = <10, 14, 1>; union {
  difference { lathe { cubic_spline 8, <-.1, 1.35>, <0, 1.35>, <.3, 1.3>, <.8, 1.05>, <1.3, .5>, <1.5, 0>, <1.51, -.04>, <1.5, -.1> } lathe { cubic_spline 8, <-.1, 1.3>, <0, 1.3>, <.28, 1.25>, <.77, 1>, <1.26, .48>, <1.46, 0>, <1.48, -.06>, <1.48, -.2> } material { Body } }
  cylinder { 1.3*y, 1.6*y, .2 material { Body } } cylinder { 1.55*y, 3.2*y, .04 material { Black } }
  sphere { .25*y, .4 pigment { rgb <1, .95, .85> } finish { emission 1 } }
  translate 1.4*y } #end
#macro Product_saw() #declare View = <52, 0, 1.2>; union {
  prism { linear_spline -.02, .02, 46, <-1.2, .75>, <3.6, .1>, <3.6, -.25> #for (I, 0, 41) , <3.5 - I*.112, (mod(I, 2) ? -.32 : -.24) - I*.0105> #end , <-1.2, .75> material { Steel } }
  difference { union { object { Slab(<-2.6, -.12, -.8>, <-1, .12, .85>, .1) } cylinder { <-2.6, -.12, .1>, <-2.6, .12, .1>, .75 } }
    object { Slab(<-2.55, -1, -.35>, <-1.65, 1, .5>, .2) } cylinder { <-3.5, -1, .05>, <-3.5, 1, .05>, .5 } material { Body } }
  #for (I, -1, 1, 2) cylinder { <-1.25, -.13, I*.45>, <-1.25, .135, I*.45>, .1 material { Brass } } #end
  translate .13*y rotate 25*y } #end
#macro Product_crate() union {
  #for (J, -1, 1, 2) #for (I, 0, 2) object { Slab(<-2, .1 + I*.62, J*1.3 - .07>, <2, .6 + I*.62, J*1.3 + .07>, .03) rotate 0 } object { Slab(<J*2 - .07, .1 + I*.62, -1.3>, <J*2 + .07, .6 + I*.62, 1.3>, .03) } #end #end
  #for (I, 0, 4) object { Slab(<-2, .02, -1.28 + I*.52>, <2, .12, -.82 + I*.52>, .02) } #end
  #for (I, -1, 1, 2) #for (J, -1, 1, 2) box { <I*1.8 - .12, 0, J*1.1 - .12>, <I*1.8 + .12, 1.86, J*1.1 + .12> } #end #end
  material { Body } rotate 20*y } #end
#macro Product_pen() #declare View = <52, 0, 1.2>; union {
  #for (I, 0, 1) union {
    object { Tube(<0, 0, -2>, <0, 0, 1.2>, .14) material { Body } } cone { <0, 0, 1.15>, .14, <0, 0, 1.7>, .04 material { Steel } } cone { <0, 0, 1.68>, .03, <0, 0, 1.8>, .015 material { Steel } }
    object { Tube(<0, 0, -2.35>, <0, 0, -1.95>, .08) material { Steel } } torus { .14, .03 rotate 90*x translate -1.9*z material { Steel } } torus { .135, .02 rotate 90*x translate .3*z material { Steel } }
    object { Slab(<-.04, .14, -1.9>, <.04, .22, -.7>, .03) material { Steel } }
    translate <I*.75 - .3, .16, I*.3> rotate I*14*y } #end
  rotate 40*y } #end
#macro Product_shelf() #declare View = <10, 14, 1>; union {
  #for (I, 0, 4) object { Slab(<-1.5, .25 + I*.95, -.6>, <1.5, .37 + I*.95, .6>, .02) } #end
  #for (I, -1, 1, 2) #for (J, -1, 1, 2) box { <I*1.45 - .08, 0, J*.52 - .08>, <I*1.45 + .08, 4.4, J*.52 + .08> } #end #end
  material { Body } } #end
#macro Product_pencils() #declare View = <52, 0, 1>; union {
  #for (I, 0, 6) union {
    intersection { #for (K, 0, 2) plane { x, .13 rotate K*60*z } plane { -x, .13 rotate K*60*z } #end box { <-1, -1, -2.4>, <1, 1, 2> } cone { -8.2*z, 1, 2.35*z, .0 } material { Body } }
    intersection { #for (K, 0, 2) plane { x, .128 rotate K*60*z } plane { -x, .128 rotate K*60*z } #end cone { 1.75*z, .155, 2.4*z, .025 } material { Beech } }
    cone { 2.2*z, .052, 2.45*z, .012 material { Black } }
    translate <I*.36 - 1.1, .14, .12*sin(I*5)> rotate (I - 3)*1.2*y } #end
  rotate 35*y } #end
#macro Product_scissors() #declare View = <52, 0, 1.2>; union {
  #for (I, -1, 1, 2) union {
    prism { linear_spline -.05, .05, 6, <-.3, -.2>, <2.9, .02>, <2.9, .08>, <.3, .28>, <-.4, .2>, <-.3, -.2> scale <1, 1, I> translate .05*I*y material { Steel } }
    torus { .52, .13 scale <1.35, 1, 1> translate <-1.55, 0, I*-.66> rotate I*4*y material { Body } }
    object { Rod(<-.2, 0, 0>, <-1, 0, -I*.35>, .15) material { Body } } rotate I*9*y } #end
  cylinder { -.16*y, .16*y, .13 material { Steel } } translate .15*y rotate 40*y } #end
#macro Product_notebook() #declare View = <38, 10, 1.2>; union {
  #for (I, 0, 1) union {
    object { Slab(<-1.3, 0, -1.85>, <1.3, .06, 1.85>, .02) material { Body } } box { <-1.24, .05, -1.8>, <1.22, .28, 1.8> material { Paper } }
    object { Slab(<-1.3, .27, -1.85>, <1.3, .33, 1.85>, .02) material { Body } } cylinder { <-1.27, .165, -1.85>, <-1.27, .165, 1.85>, .165 material { Body } }
    box { <.95, -.005, -1.86>, <1.03, .337, 1.86> material { Black } }
    translate <0, I*.335, 0> rotate I*12*y } #end
  rotate 20*y } #end
#macro Product_paper_bag() union {
  difference { object { Slab(<-1.3, 0, -.65>, <1.3, 3.2, .65>, .02) } box { <-1.27, .05, -.62>, <1.27, 4, .62> } box { <-2, 3.1, -2>, <2, 5, 2> } material { Body } }
  #for (I, -1, 1, 2) object { Bow(<-.5, 2.9, I*.66>, <-.45, 3.75, I*.62>, <.45, 3.75, I*.62>, <.5, 2.9, I*.66>, .05) Card(Plain(srgb <.62, .45, .28>)) } #end
  rotate 15*y } #end
#macro Product_torch() #declare View = <23, 22, 1.35>; union {
  object { Tube(<-2.2, .45, 0>, <.9, .45, 0>, .38) material { Body } }
  #for (I, 0, 9) torus { .38, .035 rotate 90*z translate <-1.9 + I*.17, .45, 0> material { Body } } #end
  cone { <.8, .45, 0>, .38, <1.4, .45, 0>, .58 material { Body } } difference { cylinder { <1.4, .45, 0>, <2, .45, 0>, .58 } cylinder { <1.9, .45, 0>, <3, .45, 0>, .5 } material { Body } }
  cylinder { <1.88, .45, 0>, <1.92, .45, 0>, .5 material { Steel } } cylinder { <1.95, .45, 0>, <1.98, .45, 0>, .5 material { Clear } }
  object { Slab(<.1, .78, -.14>, <.6, .92, .14>, .06) Satin(Plain(srgb <.8, .25, .18>)) } rotate -32*y translate .13*y } #end
#macro Product_stapler() #declare View = <23, 22, 1.4>; union {
  object { Slab(<-2, 0, -.38>, <1.7, .2, .38>, .09) material { Black } }
  object { Slab(<-1.8, .3, -.26>, <1.75, .5, .26>, .05) rotate 3*z material { Steel } }
  intersection { sphere_sweep { cubic_spline 6, <-2.2, .55, 0>, .3, <-1.85, .6, 0>, .34, <-.5, .85, 0>, .4, <.9, .85, 0>, .38, <1.7, .7, 0>, .3, <1.9, .65, 0>, .28 } box { <-3, .5, -2>, <3, 3, 2> } material { Body } }
  cylinder { <-1.75, .3, -.4>, <-1.75, .3, .4>, .22 material { Black } } rotate 30*y } #end
#macro Product_hammer() #declare View = <52, 0, 1.25>; union {
  sphere_sweep { cubic_spline 6, <0, 0, 2.2>, .18, <0, 0, 1.9>, .18, <0, 0, 0>, .17, <0, 0, -1.4>, .24, <0, 0, -2.4>, .25, <0, 0, -2.6>, .2 scale <.85, 1, 1> material { Body } }
  cylinder { <0, 0, 1.2>, <0, 0, 1.8>, .19 material { Steel } }
  union { object { Slab(<-.3, -.26, 1.75>, <.45, .26, 2.35>, .1) } cylinder { <.4, 0, 2.05>, <.9, 0, 2.05>, .2 } object { Tube(<.85, 0, 2.05>, <1.25, 0, 2.05>, .32) }
    #for (I, -1, 1, 2) sphere_sweep { cubic_spline 5, <.1, I*.1, 2.05>, .22, <-.3, I*.12, 2.05>, .2, <-.85, I*.16, 2>, .14, <-1.25, I*.2, 1.75>, .07, <-1.4, I*.22, 1.5>, .05 } #end material { Steel } }
  translate .34*y rotate 40*y } #end
#macro Product_label_roll() #declare View = <38, 10, 1.15>; union {
  union { object { Roll(1.5, .5, 1.3) material { Paper } } object { Roll(.5, .42, 1.32) Card(Plain(srgb <.72, .55, .36>)) } rotate 90*x translate <0, 1.5, .65> }
  #for (I, 0, 3) object { Slab(<.1 + I*.78, .01, -.55>, <.78 + I*.78, .03, .55>, .008) material { Body } } #end
  box { <-.1, 0, -.65>, <3.2, .015, .65> material { Paper } }
  difference { cylinder { <0, 1.5, -.55>, <0, 1.5, .55>, 1.515 } #for (I, 0, 11) box { <-.06, 0, -2>, <.06, 3, 2> rotate I*30*z translate 1.5*y } #end cylinder { <0, 1.5, -2>, <0, 1.5, 2>, 1.49 } material { Body } }
  rotate 25*y } #end
#macro Product_clock() #declare View = <10, 14, 1>; union {
  torus { 1.8, .17 rotate 90*x material { Body } } cylinder { <0, 0, .15>, <0, 0, .02>, 1.8 Matte(Plain(srgb <.96, .95, .92>)) }
  #for (I, 0, 11) box { <-.035, 1.35, -.0>, <.035, (mod(I, 3) ? 1.5 : 1.55), .05> scale <(mod(I, 3) ? 1 : 1.6), 1, 1> rotate I*30*z material { Black } } #end
  union { box { <-.055, -.2, -.02>, <.055, .95, 0> rotate 55*z } box { <-.04, -.25, -.04>, <.04, 1.35, -.02> rotate -58*z } cylinder { -.06*z, .02*z, .1 } material { Black } }
  box { <-.014, -.35, -.05>, <.014, 1.4, -.04> rotate 160*z pigment { srgb <.8, .2, .15> } }
  rotate 12*x translate 1.97*y } #end
#macro Product_calculator() #declare View = <38, 10, 1.1>; union {
  object { Slab(<-1.15, 0, -1.8>, <1.15, .3, 1.8>, .12) material { Body } }
  object { Slab(<-.95, .24, .8>, <.95, .34, 1.55>, .06) material { Black } }
  object { Slab(<-.85, .3, .9>, <.85, .35, 1.3>, .03) Satin(Plain(srgb <.68, .74, .66>)) }
  #for (I, 0, 3) #for (J, 0, 4) object { Slab(<-.93 + I*.49, .25, -1.62 + J*.46>, <-.55 + I*.49, .4, -1.29 + J*.46>, .07) #if (I = 3 & J = 0) Satin(Plain(srgb <.85, .4, .2>)) #else #if (I = 3 | J = 4) Satin(Plain(srgb <.3, .31, .33>)) #else Satin(Plain(srgb <.93, .92, .89>)) #end #end } #end #end
  rotate <-6, 22, 0> translate .19*y } #end
